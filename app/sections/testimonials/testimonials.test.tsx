// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { loadPage } from '#app/content/load.server.ts';
import { renderInShell } from '#app/testing/render-in-shell.tsx';
import { Testimonials } from './testimonials.tsx';

const { testimonials } = loadPage('en', { path: '/', kind: 'home' });

function current() {
  const quotes = [...document.querySelectorAll('figure')];
  return quotes.findIndex((quote) => quote.hasAttribute('data-current'));
}

function pass(ms: number) {
  act(() => vi.advanceTimersByTime(ms));
}

const dot = (n: number) => screen.getByRole('button', { name: new RegExp(`^Show ${n}:`) });
const stopButton = () => screen.queryByRole('button', { name: 'Stop the rotation' });

test('one of four quotes is shown, the next after 3000 ms, and round', () => {
  vi.useFakeTimers();
  renderInShell(<Testimonials testimonials={testimonials} />);
  expect(document.querySelectorAll('figure')).toHaveLength(4);

  const seen = [current()];
  for (let turn = 0; turn < 4; turn++) {
    pass(3000);
    seen.push(current());
  }

  expect(seen).toEqual([0, 1, 2, 3, 0]);
});

test('a dot jumps to its quote and tells which one is shown', () => {
  renderInShell(<Testimonials testimonials={testimonials} />);

  fireEvent.click(dot(3));

  expect(current()).toBe(2);
  expect(dot(3).getAttribute('aria-current')).toBe('true');
  expect(dot(1).getAttribute('aria-current')).toBeNull();
});

test('a mouse that rests on it holds it', () => {
  vi.useFakeTimers();
  renderInShell(<Testimonials testimonials={testimonials} />);
  const section = screen.getByRole('region');

  fireEvent.pointerEnter(section, { pointerType: 'mouse' });
  pass(60_000);
  expect(current()).toBe(0);

  fireEvent.pointerLeave(section);
  pass(3000);
  expect(current()).toBe(1);
});

test('the focus inside stops it, and changes are told politely from then on', () => {
  vi.useFakeTimers();
  renderInShell(<Testimonials testimonials={testimonials} />);
  const live = document.querySelector('[aria-live]');
  expect(live?.getAttribute('aria-live')).toBe('off');

  act(() => dot(2).focus());
  act(() => dot(2).blur());
  pass(60_000);

  expect(current()).toBe(0);
  expect(stopButton()).toBeNull();
  expect(live?.getAttribute('aria-live')).toBe('polite');
});

test('a press of its button stops it, the next one starts it', async () => {
  const person = userEvent.setup({ delay: null });
  renderInShell(<Testimonials testimonials={testimonials} />);

  await person.click(screen.getByRole('button', { name: 'Stop the rotation' }));
  expect(stopButton()).toBeNull();

  await person.click(screen.getByRole('button', { name: 'Start the rotation' }));
  expect(stopButton()).not.toBeNull();
});

test('the keyboard stops it with its button and starts it again with the same', async () => {
  const person = userEvent.setup({ delay: null });
  renderInShell(<Testimonials testimonials={testimonials} />);

  await person.tab();
  expect(stopButton()).not.toBeNull();

  await person.keyboard('{Enter}');
  expect(stopButton()).toBeNull();

  await person.keyboard('{Enter}');
  expect(stopButton()).not.toBeNull();
});

test('the focus on the link that leads on stops it too', () => {
  renderInShell(<Testimonials testimonials={testimonials} more={{ to: '/testimonial', label: 'All' }} />);

  act(() => screen.getByRole('link').focus());

  expect(stopButton()).toBeNull();
});
