// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { distances } from '#app/browser/timings.ts';
import { useSwipeCarousel } from './use-swipe-carousel.ts';

const width = 767;

const stride = width + distances.slideGap;

/** A carousel of five slides on a track scrolled to this position. */
function carouselAt(left: number) {
  const track = document.createElement('div');
  const stand = (size: number, to: number) => {
    Object.defineProperty(track, 'clientWidth', { value: size, configurable: true });
    track.scrollLeft = to;
  };
  stand(width, left);
  const { result } = renderHook(() => {
    const carousel = useSwipeCarousel(5, true);
    carousel.track.current = track;
    return carousel;
  });
  return { track, stand, result };
}

test('where lines run from right to left a swipe scrolls below zero', () => {
  vi.useFakeTimers();
  const { stand, result } = carouselAt(0);

  act(() => result.current.onScroll());
  stand(width, -2 * stride);
  act(() => vi.advanceTimersByTime(200));

  expect(result.current.index).toBe(1);
});

test('where lines run from right to left no press of next is lost, and it goes on past the last slide', () => {
  document.dir = 'rtl';
  const { track, result } = carouselAt(-stride);
  const scrolled = vi.spyOn(track, 'scrollTo').mockImplementation(() => {});

  for (let press = 1; press <= 6; press++) act(() => result.current.step(1));

  // From the copy of the first slide, which is the sixth, it jumps to the first.
  const places = scrolled.mock.calls.map(([to]) => Number((to as ScrollToOptions).left) / -stride);
  expect(places).toEqual([2, 3, 4, 5, 6, 1, 2]);
});
