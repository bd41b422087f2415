import type { Page } from '@playwright/test';

/** Returns sideways scrolling, and the texts and controls that reach beyond the window or are cut by their own box. */
export async function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = ':is(main, footer, header) :is(h1, h2, h3, h4, p, a, button, input, textarea, dd, dt, label)';

    /** Whether a box that clips ends before the part does. Slides stand beside the window on purpose. */
    function isOutside(box: HTMLElement | null, part: DOMRect): boolean {
      if (!box || box === document.body || box.matches('.tab-track')) return false;
      const { overflowX, overflowY } = getComputedStyle(box);
      const { right, bottom } = box.getBoundingClientRect();
      const isCut =
        (overflowX !== 'visible' && part.right > right + 1) || (overflowY !== 'visible' && part.bottom > bottom + 1);
      return isCut || isOutside(box.parentElement, part);
    }

    function isCut(element: HTMLElement): boolean {
      const { overflow } = getComputedStyle(element);
      const part = element.getBoundingClientRect();
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const overflows = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
      const isBeyond = part.right > innerWidth + 0.5 && !element.closest('.tab-track');
      return isBeyond || (overflow !== 'visible' && overflows) || isOutside(element.parentElement, part);
    }

    const { scrollWidth } = document.documentElement;
    const wide = scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const cut = [...document.querySelectorAll<HTMLElement>(parts)]
      // The strip is cut on purpose; what is for screen readers alone has no size.
      .filter((element) => !element.closest('.strip, .extra-field, .visually-hidden') && element.checkVisibility())
      .filter(isCut)
      .map((element) => `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`);
    return [...wide, ...cut];
  });
}
