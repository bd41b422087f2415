import type { Page } from '@playwright/test';

/** Gives sideways scrolling, and the texts and controls that reach beyond the window or are cut by their own box. */
export async function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = ':is(main, footer, header) :is(h1, h2, h3, h4, p, a, button, input, textarea, dd, dt, label)';

    function isCut(element: HTMLElement): boolean {
      const { overflow } = getComputedStyle(element);
      const beyond = element.getBoundingClientRect().right > innerWidth + 0.5;
      return beyond || (overflow !== 'visible' && element.scrollWidth > element.clientWidth + 1);
    }

    const { scrollWidth } = document.documentElement;
    const wide = scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const cut = [...document.querySelectorAll<HTMLElement>(parts)]
      // The carousel's track and the strip are cut on purpose; what is for screen readers alone has no size.
      .filter((element) => !element.closest('.tab-track, .strip, .trap, .sr-only') && element.checkVisibility())
      .filter(isCut)
      .map((element) => `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`);
    return [...wide, ...cut];
  });
}
