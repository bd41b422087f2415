// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { distances } from './timings.ts';
import { useSwipeCarousel } from './use-swipe-carousel.ts';

const width = 767;

test.each([
  ['its slide is the current one', width, 2 * (width + distances.slideGap), 1],
  ['the slide stays when the window has another width by now', 688, 0, 0],
])('a swipe ends: %s', (_what, clientWidth, scrollLeft, index) => {
  vi.useFakeTimers();
  const track = document.createElement('div');
  const stand = (size: number, left: number) => {
    Object.defineProperty(track, 'clientWidth', { value: size, configurable: true });
    track.scrollLeft = left;
  };
  stand(width, 0);
  const { result } = renderHook(() => {
    const carousel = useSwipeCarousel(5, true);
    carousel.track.current = track;
    return carousel;
  });

  act(() => result.current.onScroll());
  stand(clientWidth, scrollLeft);
  act(() => vi.advanceTimersByTime(200));

  expect(result.current.index).toBe(index);
});
