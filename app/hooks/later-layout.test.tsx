// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLaterLayout } from './later-layout.ts';
import { startReveal } from './reveal.ts';

vi.mock('./reveal.ts', () => ({ startReveal: vi.fn() }));

type PageProps = { name: string; whole?: boolean; sizes?: number[] };

const { getComputedStyle } = window;
const hide = vi.fn();
const stop = vi.fn();
let frames: FrameRequestCallback[];

/** A section and a page's parts below its first view, each of so many elements, far from the top. */
function Page({ name, whole = true, sizes = [40, 40, 40] }: PageProps) {
  useLaterLayout(name, whole);
  return (
    <main>
      <section data-reveal="" />
      {sizes.map((size, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never move
        <section key={index} className="below" ref={farDown}>
          {Array.from({ length: size - 1 }, (_, child) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never move
            <p key={child} />
          ))}
        </section>
      ))}
    </main>
  );
}

function farDown(part: HTMLElement | null) {
  if (part) part.getBoundingClientRect = () => new DOMRect(0, 5000, 100, 700);
}

/** What the style sheet (base.css) makes of a part. */
function contentVisibility(part: HTMLElement) {
  const isLater = document.documentElement.dataset.layout === 'after-2' && part.className === 'below';
  return part.style.contentVisibility || (isLater ? 'auto' : 'visible');
}

function below() {
  return [...document.querySelectorAll<HTMLElement>('.below')];
}

function waiting() {
  return below().map((part) => contentVisibility(part) === 'auto');
}

const nextFrame = () => act(() => frames.shift()?.(0));

/** Draws frames until nothing waits for one. */
function allFrames() {
  for (let count = 0; frames.length > 0; count++) {
    if (count === 50) throw new Error('There is always one more frame.');
    nextFrame();
  }
}

beforeEach(() => {
  hide.mockReset();
  stop.mockReset();
  vi.mocked(startReveal).mockReturnValue({ hide, stop });
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal('requestIdleCallback', (begin: () => void) => begin());
  vi.stubGlobal('getComputedStyle', (part: HTMLElement) => ({
    ...getComputedStyle(part),
    contentVisibility: contentVisibility(part),
  }));
  document.documentElement.dataset.layout = 'after-2';
});

test('what a loaded page has below its first view is laid out a portion a frame', () => {
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
  expect(frames).toEqual([]);
  expect(document.documentElement.dataset.layout).toBeUndefined();
  expect(document.querySelector('[style*="content-visibility"]')).toBeNull();
});

test('small parts make a portion together, one that is too much comes in the next frame', () => {
  render(<Page name="/sap" sizes={[10, 20, 20, 5]} />);
  expect(waiting()).toEqual([false, false, true, true]);

  nextFrame();

  expect(waiting()).toEqual([false, false, false, false]);
});

test('a part of more than a portion is laid out by the parts in it', () => {
  render(<Page name="/sap" sizes={[100]} />);
  const laidOut = () => [...document.querySelectorAll<HTMLElement>('p')].filter((p) => contentVisibility(p) !== 'auto');

  const steps = [laidOut().length];
  for (let frame = 0; frame < 4; frame++) {
    nextFrame();
    steps.push(laidOut().length);
  }

  expect(waiting()).toEqual([false]);
  expect(steps).toEqual([0, 40, 80, 99, 99]);
  expect(document.querySelector('[style*="content-visibility"]')).toBeNull();
});

test('a part in it of more than a portion is taken apart in turn', () => {
  const { rerender } = render(<Page name="/sap" whole={false} sizes={[1]} />);
  for (const part of below()) part.innerHTML = `<div>${'<p></p>'.repeat(60)}</div>`;

  rerender(<Page name="/sap" sizes={[1]} />);

  expect(document.querySelectorAll('div > p[style*="auto"]')).toHaveLength(60);
});

test('what browsers have laid out already, as it is near, is not taken apart', () => {
  const { container } = render(<Page name="/careers" whole={false} sizes={[100]} />);
  for (const part of below()) part.getBoundingClientRect = () => new DOMRect(0, 2.5 * innerHeight - 1, 100, 700);

  render(<Page name="/careers" sizes={[100]} />, { container });

  expect(document.querySelector('p[style]')).toBeNull();
});

test('what arrives later is hidden before anything is laid out, by the section that it stands in', () => {
  hide.mockImplementation(() => expect(waiting()).toEqual([true, true, true]));

  render(<Page name="/sap" />);

  expect(hide.mock.calls).toEqual([[below()], [[document.querySelector('section')]]]);
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

test('it begins when what is near below the view has been laid out', () => {
  const { container, rerender } = render(<Page name="/sap" whole={false} />);
  const near = container.querySelector('section') as HTMLElement;
  near.style.contentVisibility = 'hidden';

  rerender(<Page name="/sap" />);
  nextFrame();
  expect(waiting()).toEqual([true, true, true]);
  expect(hide).not.toHaveBeenCalled();

  near.style.contentVisibility = '';
  nextFrame();
  expect(waiting()).toEqual([false, true, true]);
  expect(hide).toHaveBeenCalled();
});

test('a page that waits for nothing is laid out at once', () => {
  delete document.documentElement.dataset.layout;

  render(<Page name="/sap" />);

  expect(frames).toEqual([]);
  expect(hide).toHaveBeenLastCalledWith([document.querySelector('section')]);
});

test('a page that a link opens waits until it is whole', () => {
  delete document.documentElement.dataset.layout;
  const { rerender } = render(<Page name="/sap" />);
  hide.mockReset();

  rerender(<Page name="/contact-us" whole={false} />);

  expect(waiting()).toEqual([true, true, true]);
  expect(hide).not.toHaveBeenCalled();
  rerender(<Page name="/contact-us" />);
  expect(waiting()).toEqual([false, true, true]);
});

test('a page that is left meanwhile is let be', () => {
  const { unmount } = render(<Page name="/sap" sizes={[100]} />);
  const part = [...document.querySelectorAll<HTMLElement>('p[style]')].at(-1);
  expect(part?.style.contentVisibility).toBe('auto');
  expect(stop).not.toHaveBeenCalled();

  unmount();
  allFrames();

  expect(part?.style.contentVisibility).toBe('');
  expect(stop).toHaveBeenCalled();
  expect(document.documentElement.dataset.layout).toBe('after-2');
});

test('Back and Forward, which bring a whole page, have it laid out at once, so that the place on it is found', () => {
  const { rerender } = render(<Page name="/sap" />);

  rerender(<Page name="/" />);

  expect(waiting()).toEqual([false, false, false]);
});

test('it begins once the browser has nothing else to do, and not on a page that is left before', () => {
  const tasks: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (begin: () => void) => tasks.push(begin));
  const { unmount } = render(<Page name="/sap" />);
  expect(waiting()).toEqual([true, true, true]);
  expect(hide).not.toHaveBeenCalled();

  unmount();
  for (const begin of tasks) begin();

  expect(tasks).toHaveLength(1);
  expect(startReveal).not.toHaveBeenCalled();
});

test('browsers without idle callbacks take the next task', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  render(<Page name="/sap" />);
  expect(waiting()).toEqual([true, true, true]);

  await vi.waitFor(() => expect(waiting()).toEqual([false, true, true]));
  nextFrame();
  expect(waiting()).toEqual([false, true, true]);

  await vi.waitFor(() => expect(waiting()).toEqual([false, false, true]));
});
