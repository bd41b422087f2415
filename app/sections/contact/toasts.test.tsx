// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Toast, Toasts } from './toasts.tsx';

const toast: Toast = { id: 1, kind: 'error', title: 'Error!', text: 'Not sent.', detail: 'Failed to fetch' };

function renderToast(shown: Toast | undefined = toast) {
  const ends = { expire: vi.fn(), dismiss: vi.fn(), closeLabel: 'Close' };
  const result = render(<Toasts toast={shown} {...ends} />);
  return { ...result, ends, ...ends };
}

function pass(ms: number) {
  act(() => vi.advanceTimersByTime(ms));
}

function card() {
  const element = screen.getByText('Error!').closest('.toast');
  if (!element) throw new Error('The title stands in no toast.');
  return element;
}

beforeEach(() => {
  vi.useFakeTimers();
});

test('both live regions exist before there is a toast', () => {
  render(<Toasts toast={undefined} expire={() => {}} dismiss={() => {}} closeLabel="Close" />);

  expect(screen.getByRole('status').childElementCount).toBe(0);
  expect(screen.getByRole('alert').childElementCount).toBe(0);
});

test('a success is told politely, an error at once', () => {
  const { rerender, ends } = renderToast();
  expect(screen.getByRole('alert').textContent).toContain('Not sent.');
  expect(screen.getByRole('alert').textContent).toContain('Failed to fetch');

  rerender(<Toasts toast={{ id: 2, kind: 'success', title: 'Success!', text: 'Sent.' }} {...ends} />);
  expect(screen.getByRole('status').textContent).toContain('Sent.');
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('what screen readers are told besides a success stands before its button and goes with it', () => {
  const success: Toast = { id: 2, kind: 'success', title: 'Success!', text: 'Sent.', note: 'Your reference: M-1' };
  const { rerender, ends } = renderToast(success);
  expect(screen.getByRole('status').textContent).toBe('Success!Sent.Your reference: M-1');
  const note = screen.getByText('Your reference: M-1');
  expect(note.compareDocumentPosition(screen.getByRole('button'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  rerender(<Toasts toast={undefined} {...ends} />);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('while a message is sent, screen readers are told so politely', () => {
  const { rerender, ends } = renderToast(undefined);

  rerender(<Toasts toast={undefined} progress="Submitting..." {...ends} />);

  expect(screen.getByRole('status').textContent).toBe('Submitting...');
});

test('it hides itself after 5000 ms', () => {
  const { expire } = renderToast();

  pass(4999);
  expect(expire).not.toHaveBeenCalled();

  pass(1);
  expect(expire).toHaveBeenCalledTimes(1);
});

test('another toast of the same kind has 5000 ms of its own', () => {
  const { expire, rerender, ends } = renderToast();
  pass(4000);

  rerender(<Toasts toast={{ ...toast, id: 2 }} {...ends} />);
  pass(4999);
  expect(expire).not.toHaveBeenCalled();

  pass(1);
  expect(expire).toHaveBeenCalledTimes(1);
});

test('its x button closes it', () => {
  const { dismiss } = renderToast();

  fireEvent.click(screen.getByRole('button', { name: 'Close' }));

  expect(dismiss).toHaveBeenCalledTimes(1);
});

test('it waits while a pointer rests on it', () => {
  const { expire } = renderToast();
  fireEvent.pointerEnter(card());
  pass(60_000);
  expect(expire).not.toHaveBeenCalled();

  fireEvent.pointerLeave(card());
  pass(5000);
  expect(expire).toHaveBeenCalledTimes(1);
});

test('it waits while its button has the focus', () => {
  const { expire } = renderToast();
  const button = screen.getByRole('button', { name: 'Close' });
  act(() => button.focus());
  pass(60_000);
  expect(expire).not.toHaveBeenCalled();

  act(() => button.blur());
  pass(5000);
  expect(expire).toHaveBeenCalledTimes(1);
});

test('it goes on waiting for the focus when a pointer has passed', () => {
  const { expire } = renderToast();
  act(() => screen.getByRole('button', { name: 'Close' }).focus());

  fireEvent.pointerEnter(card());
  fireEvent.pointerLeave(card());
  pass(60_000);

  expect(expire).not.toHaveBeenCalled();
});

test('it goes on waiting for the pointer when the focus has gone', () => {
  const { expire } = renderToast();
  const button = screen.getByRole('button', { name: 'Close' });
  fireEvent.pointerEnter(card());

  act(() => button.focus());
  act(() => button.blur());
  pass(60_000);

  expect(expire).not.toHaveBeenCalled();
});

test('no timer outlives it', () => {
  const { unmount } = renderToast();

  unmount();

  expect(vi.getTimerCount()).toBe(0);
});
