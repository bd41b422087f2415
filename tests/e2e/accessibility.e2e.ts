import type { Page } from '@playwright/test';
import { contentOf } from '#tests/content-of.ts';
import { colorRules, findByAxe } from './axe.ts';
import { expect, fillForm, honest, mobile, open, test, waitForRedraw } from './fixtures.ts';
import { pathWith, testedPages } from './pages.ts';
import { firstLocale, fixedPaths, site } from './site.ts';

// With reduced motion nothing waits below the first view, out of its place or unseen by axe.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { nav } = site.shellWords(firstLocale);

/** Colors alone can differ in the dark scheme. */
async function expectNothingByAxe(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await findByAxe(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findByAxe(page, colorRules), 'dark').toEqual([]);
}

for (const { address, entry } of testedPages)
  test(`axe finds nothing on ${address}, and no text is cut on a narrow phone or at twice the size`, async ({
    page,
    pageErrors,
  }) => {
    if (entry.kind === 'not-found') pageErrors.allow(/404/);
    // A window of 1280 px at 400 % zoom (WCAG 1.4.10).
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, address);
    await page.evaluate(() => document.fonts.ready);
    expect(await findCutTexts(page), '320 px').toEqual([]);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await waitForRedraw(page);
      await test.step(`${width} px`, () => expectNothingByAxe(page));
    }
    await doubleText(page);
    expect(await findCutTexts(page), 'text at 200 %').toEqual([]);
  });

test('axe finds nothing in an open menu, wide and narrow', async ({ page }) => {
  await open(page, '/');
  const group = page.getByRole('banner').getByRole('navigation', { name: nav.label }).getByRole('button').first();
  if (await group.count()) await group.click();
  await expectNothingByAxe(page);
  await page.setViewportSize(mobile.viewport);
  await page.getByRole('button', { name: nav.openMenu }).click();
  const inMenu = page.getByRole('dialog').locator('summary').first();
  if (await inMenu.count()) await inMenu.click();
  await expectNothingByAxe(page);
});

test('axe finds nothing in a form with errors, nor beside the toast of a message that is sent', async ({ page }) => {
  const { send } = contentOf(site, firstLocale, fixedPaths.contact, 'contact-form');
  await page.setViewportSize(mobile.viewport);
  await open(page, fixedPaths.contact);
  await page.getByRole('button', { name: send }).click();
  await expect(page.locator('.field-error')).toHaveCount(3);
  await expectNothingByAxe(page);
  await fillForm(page, honest);
  await page.getByRole('button', { name: send }).click();
  await page.getByRole('status').locator('.toast-success').hover();
  await expectNothingByAxe(page);
});

test('the Tab key goes through a whole page, in order, and each stop is seen', async ({ page }) => {
  await open(page, pathWith('tabs') ?? '/');
  const stops: Stop[] = [];
  for (let stop = await nextStop(page); stop; stop = await nextStop(page)) stops.push(stop);

  expect(stops.flatMap(({ fault }) => fault)).toEqual([]);
  expect(stops.map(({ place }) => place)).toEqual(Array.from({ length: stops[0]?.controls ?? 1 }, (_, index) => index));
});

type Stop = {
  /** Its place among the controls of the page, in the order of the document. */
  place: number;
  controls: number;
  fault: string[];
};

/** Presses the Tab key; gives where the focus is, and whether it is seen; nothing once it has left the page. */
async function nextStop(page: Page): Promise<Stop | undefined> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    if (focused === document.body) return undefined;
    const all = ':is(a[href], button, input:not([type="hidden"]), textarea, summary, [tabindex="0"])';
    const controls = [...document.querySelectorAll<HTMLElement>(all)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]'))
      // Of tabs the selected one is a stop; no person sees the honeypot.
      .filter((control) => !control.matches('[aria-selected="false"], .extra-field *'));
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    const name = `${focused.tagName} ${focused.className}: ${focused.textContent?.slice(0, 40)}`;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    const { left, top, width, height } = focused.getClientRects()[0] ?? new DOMRect();
    const middle = top + Math.min(height, innerHeight) / 2;
    const over = document.elementFromPoint(left + width / 2, middle);
    const isSeen = over && (focused.contains(over) || over.contains(focused) || !over.closest('header'));
    return {
      place: controls.indexOf(focused),
      controls: controls.length,
      fault: [...(hasOutline ? [] : [`no outline: ${name}`]), ...(isSeen ? [] : [`out of sight: ${name}`])],
    };
  });
}

/** Makes the browser's own text size twice the usual, as a person sets it: the breakpoints follow it. */
async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } });
  // A page that is open hears of it with the next change of its window only.
  await page.setViewportSize({ width: 1280, height: 901 });
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
  await waitForRedraw(page);
}

/** Returns sideways scrolling, and the texts and controls that reach beyond the window or are cut by their own box. */
async function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = ':is(main, footer, header) :is(h1, h2, h3, h4, p, a, button, input, textarea, dd, dt, label)';

    function isCut(element: HTMLElement): boolean {
      const { overflow } = getComputedStyle(element);
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const overflows = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
      return element.getBoundingClientRect().right > innerWidth + 0.5 || (overflow !== 'visible' && overflows);
    }

    /** What scrolls sideways on purpose, such as a table or slides, and what is for screen readers alone. */
    function isMeant(element: HTMLElement): boolean {
      if (element.closest('.strip, .extra-field, .visually-hidden')) return true;
      for (let box = element.parentElement; box; box = box.parentElement)
        if (['auto', 'scroll'].includes(getComputedStyle(box).overflowX)) return true;
      return false;
    }

    const { scrollWidth } = document.documentElement;
    const wide = scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const cut = [...document.querySelectorAll<HTMLElement>(parts)]
      .filter((element) => element.checkVisibility() && isCut(element) && !isMeant(element))
      .map((element) => `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`);
    return [...wide, ...cut];
  });
}
