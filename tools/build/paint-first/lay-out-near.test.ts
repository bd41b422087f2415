// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { nearby, smallParts, takePortion } from '#app/hooks/portions.ts';
import { layOutNear } from './lay-out-near.ts';

let frames: FrameRequestCallback[];

/** A page with a section for each place below the top, in windows; each has paragraphs, 60 of them where nothing is said. */
function openPage(places: number[], content = '<p></p>'.repeat(60)) {
  document.body.innerHTML = `<main>${places.map(() => `<section>${content}</section>`).join('')}</main>`;
  for (const [index, section] of document.querySelectorAll('section').entries())
    section.getBoundingClientRect = () => new DOMRect(0, (places[index] ?? 0) * innerHeight, 100, 700);
}

function hidden(): number[] {
  return [...document.querySelectorAll('section, footer')].map(
    (part) => part.querySelectorAll('[style*="content-visibility: hidden"]').length,
  );
}

/** Starts, and gives what is hidden in each section then and after each frame. */
async function steps(restyle = () => {}): Promise<number[][]> {
  layOutNear(restyle, { smallParts, takePortion, nearby });
  const all = [hidden()];
  while (frames.length > 0) {
    frames.shift()?.(0);
    await new Promise((resolve) => setTimeout(resolve));
    all.push(hidden());
  }
  return all;
}

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
  document.documentElement.dataset.layout = 'after-2';
});

test('what is near below the view is laid out a portion a frame', async () => {
  openPage([0, 0.9, 1, 2.4, 2.5]);

  expect(await steps()).toEqual([
    [0, 0, 60, 60, 0],
    [0, 0, 20, 60, 0],
    [0, 0, 0, 40, 0],
    [0, 0, 0, 0, 0],
  ]);
});

test('on a short page the footer is near too', async () => {
  openPage([0]);
  document.body.insertAdjacentHTML('beforeend', `<footer>${'<p></p>'.repeat(60)}</footer>`);
  const footer = document.querySelector('footer');
  Object.assign(footer ?? {}, { getBoundingClientRect: () => new DOMRect(0, 1.5 * innerHeight, 100, 700) });

  expect(await steps()).toEqual([
    [0, 60],
    [0, 20],
    [0, 0],
  ]);
});

test('it is hidden before the style sheet comes', async () => {
  openPage([0, 1]);
  const restyle = vi.fn(() => expect(hidden()).toEqual([0, 60]));

  await steps(restyle);

  expect(restyle).toHaveBeenCalledOnce();
});

test('slides that wait by themselves are let be', async () => {
  openPage(
    [1],
    `<div><p class="tab-slide">${'<b></b>'.repeat(50)}</p><p class="tab-slide">${'<b></b>'.repeat(50)}</p></div>`,
  );

  expect(await steps()).toEqual([[50], [10], [0]]);
});

test('a page that is laid out whole waits for nothing', async () => {
  delete document.documentElement.dataset.layout;
  openPage([0, 1]);

  expect(await steps()).toEqual([[0, 0]]);
});
