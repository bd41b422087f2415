// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLaterLayout } from './later-layout.ts';

type PageProps = { name: string; whole?: boolean };

let told: boolean[];
let frames: FrameRequestCallback[];

function Page({ name, whole = true }: PageProps) {
  told.push(useLaterLayout(name, whole));
  return (
    <>
      <main>
        <section />
        <section className="below" />
        <section className="below" />
      </main>
      <footer className="below" />
    </>
  );
}

/** What the style sheet (base.css) makes of a part. */
function contentVisibility(part: HTMLElement) {
  const isLater = document.documentElement.dataset.layout === 'after-2' && part.className === 'below';
  return part.style.contentVisibility || (isLater ? 'auto' : 'visible');
}

function waiting() {
  return [...document.querySelectorAll<HTMLElement>('.below')].map((part) => contentVisibility(part) === 'auto');
}

const nextFrame = () => act(() => frames.shift()?.(0));

beforeEach(() => {
  told = [];
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal('requestIdleCallback', (begin: () => void) => begin());
  vi.stubGlobal('getComputedStyle', (part: HTMLElement) => ({ contentVisibility: contentVisibility(part) }));
  document.documentElement.dataset.layout = 'after-2';
});

test('what a loaded page has below its first view is laid out one part a frame, and then it says so', () => {
  render(<Page name="/sap" />);

  const steps = [waiting()];
  for (let frame = 0; frame < 3; frame++) {
    nextFrame();
    steps.push(waiting());
  }

  expect(steps).toEqual([
    [false, true, true],
    [false, false, true],
    [false, false, false],
    [false, false, false],
  ]);
  expect(told.at(-1)).toBe(true);
  expect(told.filter(Boolean)).toHaveLength(1);
  expect(document.documentElement.dataset.layout).toBeUndefined();
  expect(document.querySelector('[style*="content-visibility"]')).toBeNull();
});

test('what is below waits for the fonts, which would have it laid out a second time', async () => {
  let show = () => {};
  Object.assign(window, {
    fontsShown: new Promise<void>((resolve) => {
      show = resolve;
    }),
  });
  render(<Page name="/sap" />);
  expect(waiting()).toEqual([true, true, true]);
  expect(frames).toEqual([]);

  await act(async () => show());

  expect(waiting()).toEqual([false, true, true]);
  Object.assign(window, { fontsShown: undefined });
});

test('a page that waits for nothing is laid out at once', () => {
  delete document.documentElement.dataset.layout;

  render(<Page name="/sap" />);

  expect(told.at(-1)).toBe(true);
});

test('a page that a link opens waits until it is whole', () => {
  delete document.documentElement.dataset.layout;
  const { rerender } = render(<Page name="/sap" />);

  rerender(<Page name="/contact-us" whole={false} />);

  expect(waiting()).toEqual([true, true, true]);
  expect(told.at(-1)).toBe(false);
  rerender(<Page name="/contact-us" />);
  expect(waiting()).toEqual([false, true, true]);
});

test('Back and Forward, which bring a whole page, have it laid out at once, so that the place on it is found', () => {
  const { rerender } = render(<Page name="/sap" />);

  rerender(<Page name="/" />);

  expect(waiting()).toEqual([false, false, false]);
  expect(told.at(-1)).toBe(true);
});

test('browsers without idle callbacks take the next task', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  render(<Page name="/sap" />);

  nextFrame();
  expect(waiting()).toEqual([false, true, true]);

  await vi.waitFor(() => expect(waiting()).toEqual([false, false, true]));
});
