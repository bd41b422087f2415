// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { keepLines } from './keep-lines.ts';

const { getComputedStyle } = window;

test('what is not seen yet is not asked for its place, which would have it laid out', async () => {
  const asked = new Set<string>();
  document.body.innerHTML = `<main>
    <section id="seen"><p id="words">Words</p></section>
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
