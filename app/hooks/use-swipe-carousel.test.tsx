// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setWindow } from '../testing/set-window.ts';
import { useSwipeCarousel } from './use-swipe-carousel.ts';

const slide = 300;
const gap = 20;
const rest = 120;

let carousel: ReturnType<typeof useSwipeCarousel>;

function Carousel({ count, enabled = true }: { count: number; enabled?: boolean }) {
  carousel = useSwipeCarousel(count, enabled);
  return <div ref={lendSize} data-testid="track" onScroll={carousel.onScroll} />;

  function lendSize(track: HTMLDivElement | null) {
    carousel.track.current = track;
    if (!track) return;
    Object.defineProperty(track, 'clientWidth', { value: slide });
    vi.spyOn(track, 'scrollTo').mockImplementation(((options: ScrollToOptions) => {
      const { left = 0, behavior } = options;
      scrolls.push([placeAt(left), behavior]);
      track.scrollLeft = left;
    }) as typeof track.scrollTo);
  }
}

/** Every scroll the carousel asked for: to which place of the track (0 is the copy of the last slide), and how. */
let scrolls: [number, ScrollBehavior | undefined][] = [];

function placeAt(left: number) {
  return left / (slide + gap);
}

/** What the browser tells of a scroll that has come to `place`, and the time until it counts as rest. */
function comeToRest(place = placeAt(screen.getByTestId('track').scrollLeft)) {
  const track = screen.getByTestId('track');
  track.scrollLeft = place * (slide + gap);
  fireEvent.scroll(track);
  pass(rest);
}

function pass(ms: number) {
  act(() => vi.advanceTimersByTime(ms));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => draw(0));
  scrolls = [];
});

test('it is placed in the frame that shows it, unless it was made tabs before', () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1));
  const { rerender } = render(<Carousel count={4} />);
  rerender(<Carousel count={4} enabled={false} />);
  expect(frames).toEqual([]);

  rerender(<Carousel count={4} />);
  expect(scrolls).toEqual([]);
  frames[0]?.(0);

  expect(scrolls).toEqual([[1, 'instant']]);
});

test('it begins on the first slide, behind the copy of the last one', () => {
  render(<Carousel count={4} />);

  expect(scrolls).toEqual([[1, 'instant']]);
  expect(carousel.index).toBe(0);
});

test('a swipe to a slide makes it the current one once the track is at rest', () => {
  render(<Carousel count={4} />);
  const track = screen.getByTestId('track');
  track.scrollLeft = 3 * (slide + gap);
  fireEvent.scroll(track);

  pass(rest - 1);
  expect(carousel.index).toBe(0);

  pass(1);
  expect(carousel.index).toBe(2);
});

test('a swipe past the last slide jumps unseen to the first', () => {
  render(<Carousel count={4} />);

  comeToRest(5);

  expect(scrolls.at(-1)).toEqual([1, 'instant']);
  expect(carousel.index).toBe(0);
});

test('a swipe before the first slide jumps unseen to the last', () => {
  render(<Carousel count={4} />);

  comeToRest(0);

  expect(scrolls.at(-1)).toEqual([4, 'instant']);
  expect(carousel.index).toBe(3);
});

test('a swipe to an original does not jump', () => {
  render(<Carousel count={4} />);
  scrolls = [];

  comeToRest(4);

  expect(scrolls).toEqual([]);
  expect(carousel.index).toBe(3);
});

test('next and previous scroll smoothly by one slide', () => {
  render(<Carousel count={4} />);

  act(() => carousel.step(1));
  expect(scrolls.at(-1)).toEqual([2, 'smooth']);

  act(() => carousel.step(-1));
  expect(scrolls.at(-1)).toEqual([1, 'smooth']);
});

test('a dot scrolls to its slide', () => {
  render(<Carousel count={5} />);

  act(() => carousel.show(3));

  expect(scrolls.at(-1)).toEqual([4, 'smooth']);
});

test('it advances after each 5000 ms, round and round', () => {
  render(<Carousel count={3} />);
  const seen: number[] = [];

  for (let turn = 0; turn < 4; turn++) {
    pass(5000);
    comeToRest();
    seen.push(carousel.index);
  }

  expect(seen).toEqual([1, 2, 0, 1]);
});

test('it does not advance before 5000 ms', () => {
  render(<Carousel count={3} />);
  scrolls = [];

  pass(4999);

  expect(scrolls).toEqual([]);
});

test('it advances no more once the visitor did something', () => {
  render(<Carousel count={3} />);
  scrolls = [];

  act(() => carousel.stop());
  pass(60_000);

  expect(scrolls).toEqual([]);
});

test('for a person who prefers reduced motion it moves without sliding', () => {
  setWindow({ motion: 'reduce' });
  render(<Carousel count={4} />);

  act(() => carousel.step(1));

  expect(scrolls.at(-1)).toEqual([2, 'instant']);
});

test('on a wide screen it scrolls nothing, follows no scroll, and shows what is chosen at once', () => {
  render(<Carousel count={4} enabled={false} />);

  act(() => carousel.show(2));
  expect(carousel.index).toBe(2);

  comeToRest(0);
  pass(60_000);
  expect(carousel.index).toBe(2);
  expect(scrolls).toEqual([]);
});

test('a window that is made narrow keeps the chosen slide', () => {
  const { rerender } = render(<Carousel count={4} enabled={false} />);
  act(() => carousel.show(2));

  rerender(<Carousel count={4} />);

  expect(scrolls.at(-1)).toEqual([3, 'instant']);
  expect(carousel.index).toBe(2);
});

test('no timer outlives the page', () => {
  const { unmount } = render(<Carousel count={3} />);
  fireEvent.scroll(screen.getByTestId('track'));

  unmount();

  expect(vi.getTimerCount()).toBe(0);
});
