import type { Page } from '@playwright/test';

/** Returns the texts of the page's main part and foot that cannot be seen, or that a screen reader is not given. */
export async function findHiddenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Controls that need script, the notice of a failure, what is for screen readers alone, the trap for programs, what opens a group,
    // what a label explains on a press, the third name of the way to a page, which phones have in the page's title only.
    const meant =
      '.scripted, .tab-bar, .failure, .visually-hidden, .extra-field, summary, [popover], .breadcrumb li:nth-child(3)';
    const visible = { opacityProperty: true, visibilityProperty: true };

    /** A closed group opens without script by its summary. */
    function isFolded(element: Element): boolean {
      return element.closest('details:not([open])')?.querySelector('summary')?.checkVisibility() === true;
    }

    return [...document.querySelectorAll<HTMLElement>(':is(main, footer) :not(br)')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
      .filter((element) => !element.closest(meant) && !isFolded(element))
      .filter((element) => !element.checkVisibility(visible) || element.closest('[inert]'))
      .map((element) => `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`);
  });
}
