import type { Page } from '@playwright/test';

/** Of a phone, a tablet, a small laptop, and a desk. */
export const layoutWidths = [360, 768, 1024, 1280];

/** Returns words that break, holes between the items of lists, and parts that scroll without a sign of it. */
export async function findLayoutFaults(page: Page): Promise<string[]> {
  return (await Promise.all([findBrokenWords(page), findHoles(page), findUnmarkedScrolls(page)])).flat();
}

/** Returns words that go on in the next line. Code may break anywhere. */
function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const box = text.parentElement;
      if (!box?.checkVisibility() || box.closest('code, .visually-hidden, [aria-hidden="true"]')) continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`breaks: ${word} in ${box.tagName} ${box.className}`);
      }
    }
    return broken;
  });
}

/**
 * Returns items of lists that stand more than 72 px above the next: no distance of the style sheets is so large. In rows that wrap,
 * as the links of the search, a short name beside one of several lines has room below it, which is no hole.
 */
function findHoles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(ul, ol, dl)')].flatMap((list) => {
      if (getComputedStyle(list).flexWrap === 'wrap') return [];
      const items = [...list.children].filter((item) => item.checkVisibility());
      const boxes = items.map((item) => item.getBoundingClientRect());
      return boxes.flatMap(({ left, right, bottom }, index) => {
        const below = boxes.slice(index + 1).filter((box) => box.top >= bottom && box.left < right && box.right > left);
        const room = Math.min(...below.map(({ top }) => top)) - bottom;
        return room > 72 && below.length > 0
          ? [`a hole of ${room} px below: ${items[index]?.textContent?.slice(0, 40)}`]
          : [];
      });
    }),
  );
}

/** Returns what scrolls sideways without a shade on the edge behind which it goes on. Slides have buttons and dots for that. */
function findUnmarkedScrolls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :not(.tab-track)')].flatMap((box) => {
      const { overflowX, backgroundImage } = getComputedStyle(box);
      const scrolls = box.scrollWidth > box.clientWidth && (overflowX === 'auto' || overflowX === 'scroll');
      return scrolls && backgroundImage === 'none' ? [`scrolls unmarked: ${box.tagName} ${box.className}`] : [];
    }),
  );
}
