import type { Page, Route } from '@playwright/test';
import { contentOf } from '#app/testing/content-of.ts';
import { fill } from '#shared/fill.ts';
import { readFocused, readLiveRegions, readTree } from './accessibility-tree.ts';
import { expect, fillForm, holdAnswer, honest, open, rememberPause, test } from './fixtures.ts';
import { sectionOf, tabsPage, testedLocales } from './pages.ts';
import { fixedPaths, localizedPath, site } from './site.ts';

/** Returns what stands in the live regions of a page of which no part failed: the first one waits for that. */
async function readRegions(page: Page) {
  const [failure, ...others] = await readLiveRegions(page);
  expect(failure).toEqual({ live: 'polite', text: '' });
  return others;
}

/** Waits until these words stand in the page's live regions: what is said politely, and what at once. */
async function expectSaid(page: Page, { polite = '', assertive = '' }): Promise<void> {
  await expect
    .poll(() => readRegions(page))
    .toEqual([
      { live: 'polite', text: polite },
      { live: 'assertive', text: assertive },
    ]);
}

for (const locale of testedLocales) {
  const form = contentOf(site, locale, fixedPaths.contact, 'contact-form');
  const { toasts, errors } = site.contactTexts(locale);
  const { carousel } = site.words(locale);
  const contact = localizedPath(fixedPaths.contact, locale);
  const home = localizedPath('/', locale);

  async function send(page: Page): Promise<void> {
    await page.getByRole('button', { name: form.send }).press('Enter');
  }

  test(`wrong fields are told by a summary that leads to each, in ${locale}`, async ({ page }) => {
    await open(page, contact);
    await send(page);
    expect(await readFocused(page)).toMatchObject({ role: 'region', name: form.errorSummary });
    const links = (await readTree(page)).filter(
      ({ role, url }) => role === 'link' && /#(name|email|message)$/.test(url ?? ''),
    );
    expect(links.map(({ name }) => name)).toEqual([
      errors['name-required'],
      errors['email-required'],
      errors['message-required'],
    ]);
    await page.getByRole('region', { name: form.errorSummary }).getByRole('link').nth(2).click();
    await expect(page.locator('#message')).toBeFocused();
    await expect(page.locator('#message')).toBeInViewport();
    await expectSaid(page, {});
  });

  test(`sending and success, with its reference, are told politely in ${locale}`, async ({ page }) => {
    const release = await holdAnswer(page);
    await open(page, contact);
    await expectSaid(page, {});
    await fillForm(page, honest);
    await send(page);
    await expectSaid(page, { polite: form.sending });
    release();
    await expectSaid(page, { polite: `${toasts.successTitle} ${toasts.success} ${form.reference}: AB12-CD34` });
  });

  const refuse = (message?: string) => (route: Route) => route.fulfill({ json: { success: false, message } });
  test(`a failure is told at once, with words and without, in ${locale}`, async ({ page, noise }) => {
    noise.allow(/ERR_FAILED/);
    await open(page, contact);
    await fillForm(page, honest);
    for (const [answer, words] of [
      [refuse('No.'), 'No.'],
      [refuse(), toasts.failed],
      [(route: Route) => route.abort(), toasts.failedNetwork],
    ] as const) {
      await page.route('**/api/contact', answer);
      await send(page);
      await expectSaid(page, { assertive: `${toasts.errorTitle} ${words}` });
    }
  });

  test(`quotes that go round are silent, one that a person asks for is told, in ${locale}`, async ({ page }) => {
    const { items } = sectionOf(locale, '/', 'testimonials');
    const last = items.slice(-1);
    await open(page, home);
    expect(await readRegions(page)).toEqual([]);
    const name = fill(carousel.goTo, { n: items.length, title: last[0]?.author ?? '' });
    await page.getByRole('button', { name }).press('Enter');
    const told = async () => {
      const [region] = await readRegions(page);
      return items.filter(({ quote, author }) => region?.text.includes(quote) && region.text.endsWith(author));
    };
    await expect.poll(told).toEqual(last);
  });

  test(`the slide that a person asks for is told, with its place, in ${locale}`, async ({ page }) => {
    const tabs = sectionOf(locale, tabsPage, 'tabs');
    const labels = Object.values(tabs.tabContent).map(({ label }) => label);
    await rememberPause(page);
    // As in a busy browser, which tells the size after the button was pressed.
    await page.addInitScript(() => {
      const { ResizeObserver: Own } = window;
      window.ResizeObserver = class extends Own {
        constructor(callback: ResizeObserverCallback) {
          super((entries, observer) => setTimeout(callback, 300, entries, observer));
        }
      };
    });
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, localizedPath(tabsPage, locale));
    await page.getByRole('button', { name: carousel.next, exact: true }).press('Enter');
    const place = fill(carousel.slide, { n: 2, total: labels.length });
    await expect.poll(() => readRegions(page)).toEqual([{ live: 'polite', text: `${labels[1]} ${place}` }]);
  });
}
