// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { keepLines } from './keep-lines.ts';

const { getComputedStyle } = window;

test('what is not seen yet is not asked for its place, which would have it laid out', async () => {
  const asked = new Set<string>();
  document.body.innerHTML = `<main>
    <section id="seen"><p id="words">Words <span id="phrase" lang="es">palabras</span></p></section>
    <section id="waiting"><p id="unseen">Words</p></section>
    <section id="slides">
      <div class="tab-slide"><p id="first">Words</p></div>
      <div class="tab-slide"><p id="second">Words</p></div>
    </section>
  </main>`;
  for (const part of document.querySelectorAll<HTMLElement>('[id]'))
    part.getBoundingClientRect = () => {
      asked.add(part.id);
      return new DOMRect(0, 10, 100, 50);
    };
  vi.stubGlobal('getComputedStyle', (part: HTMLElement) => ({
    ...getComputedStyle(part),
    contentVisibility: part.id === 'waiting' ? 'hidden' : 'visible',
  }));

  await keepLines(() => {});

  expect([...asked]).toEqual(['seen', 'waiting', 'slides', 'words', 'first']);
});

/** Shows a headline in balanced lines, whose lines have these widths in px before and after the faces have come, and keeps its lines. */
async function spacingOf(text: string, { before, after }: { before: number[]; after: number[] }): Promise<string> {
  document.body.innerHTML = `<main><section><h2>${text}</h2></section></main>`;
  const headline = document.querySelector('h2') as HTMLElement;
  for (const part of document.querySelectorAll<HTMLElement>('section, h2'))
    part.getBoundingClientRect = () => new DOMRect(0, 10, 100, 50);
  vi.stubGlobal('getComputedStyle', (part: HTMLElement) => ({
    ...getComputedStyle(part),
    contentVisibility: 'visible',
    textWrap: 'balance',
    fontSize: '20px',
    letterSpacing: 'normal',
    lineHeight: '25px',
  }));
  let widths = before;
  vi.spyOn(Range.prototype, 'getClientRects').mockImplementation(
    () => widths.map((width) => new DOMRect(0, 0, width, 25)) as unknown as DOMRectList,
  );
  await keepLines(() => {
    widths = after;
  });
  return headline.style.letterSpacing;
}

test('a headline stays as wide as it was in the fallback face', async () => {
  const text = 'Bring us the question';
  const spacing = await spacingOf(text, { before: [110, 100], after: [105, 96] });
  expect(Number.parseFloat(spacing)).toBeCloseTo(9 / 20 / text.length, 4);
});

test('a figure of a few letters keeps its own spacing: it cannot break', async () => {
  expect(await spacingOf('99.9%', { before: [60], after: [50] })).toBe('');
});

test('a headline that breaks elsewhere whatever is done is left as it was designed', async () => {
  expect(await spacingOf('Bring us the question', { before: [150, 60], after: [90, 120] })).toBe('');
});
