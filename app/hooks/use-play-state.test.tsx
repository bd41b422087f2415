// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

/** A moving part of a page that was just loaded, with the page's own motion switch; says what it does. */
async function openPage() {
  vi.resetModules();
  const { useMotion } = await import('./motion.ts');
  const { usePlayState } = await import('./use-play-state.ts');
  function Page() {
    const play = usePlayState();
    const motion = useMotion();
    return (
      <>
        <button type="button" onClick={motion.toggle}>
          switch
        </button>
        <section aria-label="part" {...play.part}>
          <button type="button" {...play.button}>
            {play.running ? 'Stop' : 'Start'}
          </button>
          <a href="/elsewhere">more</a>
          {play.moving ? 'moves' : 'stands'}
        </section>
      </>
    );
  }
  render(<Page />);
}

const part = () => screen.getByRole('region', { name: 'part' });
const says = () => part().textContent;
const own = () => screen.getByRole('button', { name: /^(Stop|Start)$/ });
const press = (button: HTMLElement) => fireEvent.click(button);
const pressSwitch = () => press(screen.getByRole('button', { name: 'switch' }));
const focus = (element: HTMLElement) => act(() => element.focus());
const link = () => screen.getByRole('link');

test('a mouse that rests on it holds it, and it goes on when the mouse leaves', async () => {
  await openPage();
  expect(says()).toBe('Stopmoremoves');

  fireEvent.pointerEnter(part(), { pointerType: 'mouse' });
  expect(says()).toBe('Stopmorestands');

  fireEvent.pointerLeave(part(), { pointerType: 'mouse' });
  expect(says()).toBe('Stopmoremoves');
});

test('a finger that touches it does not hold it', async () => {
  await openPage();

  fireEvent.pointerEnter(part(), { pointerType: 'touch' });

  expect(says()).toBe('Stopmoremoves');
});

test('the focus inside stops it until its own button starts it', async () => {
  await openPage();

  focus(link());
  act(() => link().blur());
  expect(says()).toBe('Startmorestands');

  press(own());
  expect(says()).toBe('Stopmoremoves');

  press(own());
  expect(says()).toBe('Startmorestands');
});

test('the focus on its own button holds it and leaves what the button says, so that a click then stops it', async () => {
  await openPage();

  focus(own());
  expect(says()).toBe('Stopmorestands');

  press(own());
  expect(says()).toBe('Startmorestands');
});

test('it goes on when the focus passes over its own button without a press', async () => {
  await openPage();

  focus(own());
  act(() => own().blur());

  expect(says()).toBe('Stopmoremoves');
});

test('a press of its own button starts it though the focus stays there', async () => {
  await openPage();
  focus(link());
  focus(own());

  press(own());

  expect(says()).toBe('Stopmoremoves');
});

test('the motion switch of the page stops it and starts it again', async () => {
  await openPage();

  pressSwitch();
  expect(says()).toBe('Startmorestands');

  pressSwitch();
  expect(says()).toBe('Stopmoremoves');
});

test('when it was stopped by itself the motion switch does not start it', async () => {
  await openPage();
  press(own());

  pressSwitch();
  pressSwitch();

  expect(says()).toBe('Startmorestands');
});

test('its own button starts it though the page is paused', async () => {
  await openPage();
  pressSwitch();

  press(own());

  expect(says()).toBe('Stopmoremoves');
});

test('pausing the page stops it also when its own button had started it', async () => {
  await openPage();
  press(own());
  press(own());

  pressSwitch();

  expect(says()).toBe('Startmorestands');
});
