// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { useDisclosures } from './use-disclosures.ts';

function Bar() {
  const { row, open, groupProps, buttonProps } = useDisclosures();
  return (
    <>
      <ul ref={row}>
        {['one', 'two'].map((key) => (
          <li key={key} data-testid={key} {...groupProps(key)}>
            <button type="button" {...buttonProps(key)}>
              {key}
            </button>
            <div data-panel="" data-open={open === key}>
              <a href={`/${key}`}>page of {key}</a>
            </div>
          </li>
        ))}
      </ul>
      <button type="button">elsewhere</button>
    </>
  );
}

function renderBar() {
  const router = createMemoryRouter([{ path: '*', element: <Bar /> }]);
  return { router, ...render(<RouterProvider router={router} />) };
}

const button = (name: string) => screen.getByRole('button', { name });
const group = (name: string) => screen.getByTestId(name);
const link = (name: string) => screen.getByRole('link', { name: `page of ${name}` });

const mouse = { pointerType: 'mouse' };
const enter = (name: string, pointer = mouse) => fireEvent.pointerEnter(group(name), pointer);
const leave = (name: string, pointer = mouse) => fireEvent.pointerLeave(group(name), pointer);
const click = (name: string) => fireEvent.click(button(name));
const focus = (element: HTMLElement) => act(() => element.focus());
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });

function pass(ms: number) {
  act(() => vi.advanceTimersByTime(ms));
}

function openOnes() {
  return screen.queryAllByRole('button', { expanded: true }).map((element) => element.textContent);
}

function expectAllClosed() {
  expect(openOnes()).toEqual([]);
}

beforeEach(() => {
  vi.useFakeTimers();
});

test('all are closed at first and say so', () => {
  renderBar();

  expect(screen.getAllByRole('button', { expanded: false })).toHaveLength(2);
  expectAllClosed();
});

test('in the HTML, which styles open without script, none says whether it is open', () => {
  const router = createMemoryRouter([{ path: '*', element: <Bar /> }]);

  expect(renderToString(<RouterProvider router={router} />)).not.toContain('aria-expanded');
});

test('a mouse opens by hovering, and by hovering another one opens that one alone', () => {
  renderBar();

  enter('one');
  expect(openOnes()).toEqual(['one']);

  enter('two');
  expect(openOnes()).toEqual(['two']);
});

test('a finger that passes opens nothing', () => {
  renderBar();
  enter('one', { pointerType: 'touch' });

  expectAllClosed();
});

test('it closes 150 ms after the mouse left', () => {
  renderBar();
  enter('one');

  leave('one');
  pass(149);
  expect(openOnes()).toEqual(['one']);

  pass(1);
  expectAllClosed();
});

test('a mouse that comes back within 150 ms keeps it open', () => {
  renderBar();
  enter('one');

  leave('one');
  pass(100);
  enter('one');
  pass(5000);

  expect(openOnes()).toEqual(['one']);
});

test('a click pins what hovering opened, and the next click closes it', () => {
  renderBar();
  enter('one');

  click('one');
  leave('one');
  pass(5000);
  expect(openOnes()).toEqual(['one']);

  click('one');
  expectAllClosed();
});

test('a click opens without a mouse, one at a time', () => {
  renderBar();

  click('one');
  click('two');

  expect(openOnes()).toEqual(['two']);
});

test('hovering opens again what a click closed, and it closes again when the mouse leaves', () => {
  renderBar();
  enter('one');
  focus(button('one'));
  click('one');
  click('one');
  leave('one');

  enter('one');
  expect(openOnes()).toEqual(['one']);

  leave('one');
  pass(150);
  expectAllClosed();
});

test.each(['one', 'two'])('the panel that holds the focus stays when the mouse leaves: %s', (name) => {
  renderBar();
  enter(name);
  focus(link(name));

  leave(name);
  pass(5000);

  expect(openOnes()).toEqual([name]);
});

test.each([
  ['one', 'two'],
  ['two', 'one'],
])('the panel %s that holds the focus stays when the mouse passes over %s', (held, other) => {
  renderBar();
  click(held);
  focus(link(held));

  enter(other);

  expect(openOnes()).toEqual([held]);
});

test.each(['one', 'two'])('Escape closes and gives the focus back to the button: %s', (name) => {
  renderBar();
  click(name);
  focus(link(name));

  pressEscape();
  expectAllClosed();
  expect(document.activeElement).toBe(button(name));
});

test('Escape closes what hovering opened though the focus is elsewhere, and leaves the focus there', () => {
  renderBar();
  focus(button('elsewhere'));
  enter('one');

  pressEscape();
  expectAllClosed();
  expect(document.activeElement).toBe(button('elsewhere'));
});

test('other keys close nothing', () => {
  renderBar();
  click('one');
  fireEvent.keyDown(button('one'), { key: 'Tab' });
  expect(openOnes()).toEqual(['one']);
});

test('a press outside closes, a press inside does not', () => {
  renderBar();
  click('one');

  fireEvent.pointerDown(link('one'));
  expect(openOnes()).toEqual(['one']);

  fireEvent.pointerDown(button('elsewhere'));
  expectAllClosed();
});

test('the press of a link closes, also of one that leads to the page shown, and the focus is not lost', () => {
  renderBar();
  click('one');
  focus(link('one'));

  fireEvent.click(link('one'));

  expectAllClosed();
  expect(document.activeElement).toBe(button('one'));
});

test('it closes when the focus goes on to something else', () => {
  renderBar();
  click('one');
  focus(link('one'));
  focus(button('two'));

  expectAllClosed();
});

test('it stays when the focus goes from the button into the panel', () => {
  renderBar();
  focus(button('one'));
  click('one');

  focus(link('one'));

  expect(openOnes()).toEqual(['one']);
});

test('another page closes all and forgets the pin', async () => {
  const { router } = renderBar();
  click('one');

  await act(() => router.navigate('/sap'));
  expectAllClosed();

  enter('one');
  leave('one');
  pass(150);
  expectAllClosed();
});

test('no timer outlives the page', () => {
  const { unmount } = renderBar();
  enter('one');
  leave('one');

  unmount();

  expect(vi.getTimerCount()).toBe(0);
});
