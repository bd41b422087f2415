import type { Page } from '@playwright/test';
import { contentOf, menuNames } from '#app/testing/content-of.ts';
import { expectAssertions } from './assertion-checks.ts';
import { findCutTexts } from './cut-texts.ts';
import { findEndlessMotion } from './endless-motion.ts';
import { expect, fillForm, formatPhone, ownPhone, test } from './fixtures.ts';
import { testedLocales, testedPages } from './pages.ts';
import { firstLocale, fixedPaths, localizedPath, site } from './site.ts';

test.use({ javaScriptEnabled: false });

const { nav } = site.words(firstLocale);
const menus = menuNames(site, firstLocale);

for (const { address, entry } of testedPages)
  test(`${address} shows all its words without JavaScript and stands still`, async ({ page, noise }) => {
    if (entry.kind === 'not-found') noise.allow(/404/);
    await page.goto(entry.path === fixedPaths.sent ? `${address}?ref=AB12-CD34-EF56` : address);
    for (const control of await page.locator('.scripted, .tab-bar').all()) await expect(control).toBeHidden();
    const finders = [findHiddenTexts, findCutTexts, findEndlessMotion];
    const find = async () => (await Promise.all(finders.map((each) => each(page)))).flat();
    await expectAssertions(page, { 'no-script': { find } });
  });

test('without JavaScript every group of the bar opens by mouse and by the Tab key', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.splash')).toBeHidden();
  await expect(page.getByRole('navigation', { name: nav.label }).locator('[aria-expanded]')).toHaveCount(0);
  for (const [key, name] of Object.entries(menus)) {
    const group = page.getByRole('button', { name, exact: true });
    await group.hover();
    await expect(page.locator(`#nav-${key} a`).first()).toBeVisible();
    await page.mouse.move(640, 800);
    await group.focus();
    await page.keyboard.press('Tab');
    await expect(page.locator(`#nav-${key} a`).first()).toBeFocused();
  }
});

test("without JavaScript each group of a phone's menu opens and leads on", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await expect(page.locator('.splash')).toBeHidden();
  await page.getByRole('button', { name: nav.openMenu }).click();
  for (const group of await page.getByRole('dialog').locator('details').all()) {
    const link = group.getByRole('link').first();
    await group.locator('summary').click();
    await expect(link).toBeVisible();
    expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
  }
});

for (const locale of testedLocales) {
  const form = contentOf(site, locale, fixedPaths.contact, 'contact-form');
  const sent = contentOf(site, locale, fixedPaths.sent, 'outcome');
  const notSent = contentOf(site, locale, fixedPaths.notSent, 'outcome');
  const address = localizedPath(fixedPaths.contact, locale);

  test(`without JavaScript the form of ${address} sends itself and a page tells the reference`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('.splash')).toBeHidden();
    const message = `Written in ${locale} without script.`;
    await fillForm(page, { name: 'Ana Rivera', email: 'ana@empresa.pr', phone: formatPhone(ownPhone), message });
    const answer = page.waitForResponse('**/api/contact');
    await page.getByRole('button', { name: form.send }).click();
    expect((await answer).status()).toBe(303);
    await expect(page).toHaveURL(new RegExp(`^[^?]*${localizedPath(fixedPaths.sent, locale)}\\?ref=`));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(sent.title);
    await expect(page.getByRole('main')).toContainText(sent.description);
    const reference = new URL(page.url()).searchParams.get('ref') ?? '';
    expect(reference).toMatch(/^[A-Z0-9-]{4,}$/);
    await expect(page.getByText(reference)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: sent.back.label }).click();
    await expect(page).toHaveURL(localizedPath('/', locale));
  });

  test(`without JavaScript a refused message leads from ${address} to a page that says why`, async ({ page }) => {
    await page.goto(address);
    await page.locator('form[method="post"]').evaluate((form) => form.setAttribute('novalidate', ''));
    await expect(page.locator('.splash')).toBeHidden();
    const kept = { name: 'Ana Rivera', phone: '787-555-0142 x12', message: `Written in ${locale}.` };
    await fillForm(page, kept);
    await page.getByRole('button', { name: form.send }).click();
    await expect(page).toHaveURL(new RegExp(localizedPath(fixedPaths.notSent, locale)));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notSent.title);
    const reasons = page.locator('.reasons > li').filter({ visible: true });
    await expect(reasons).toHaveText([notSent.reasons?.invalid ?? '']);
    await page.goBack();
    await expect(page).toHaveURL(address);
    for (const [name, text] of Object.entries(kept)) await expect(page.locator(`#${name}`)).toHaveValue(text);

    await page.goto(localizedPath(fixedPaths.notSent, locale));
    await expect(reasons).toHaveText(Object.values(notSent.reasons ?? {}));
  });
}

test('the outcome page tells of no reference without a message', async ({ page }) => {
  const { reference } = contentOf(site, firstLocale, fixedPaths.sent, 'outcome');
  await page.goto(fixedPaths.sent);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(`${reference}:`)).toBeHidden();
});

/** Returns the texts of the page's main part and foot that cannot be seen, or that a screen reader is not given. */
async function findHiddenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Controls that need script, the notice of a failure, what is for screen readers alone, the trap for programs, what opens a group,
    // what a label explains on a press, the third name of the way to a page, which phones have in the page's title only, the heading of a list that phones fold.
    const meant =
      '.scripted, .tab-bar, .failure, .visually-hidden, .extra-field, summary, [popover], .breadcrumb li:nth-child(3), nav > h2';
    const visible = { opacityProperty: true, visibilityProperty: true };

    /** A closed group opens without script by its summary. */
    function isFolded(element: Element): boolean {
      return element.closest('details:not([open])')?.querySelector('summary')?.checkVisibility() === true;
    }

    return [...document.querySelectorAll<HTMLElement>(':is(main, footer) :not(br, style)')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
      .filter((element) => !element.closest(meant) && !isFolded(element))
      .filter((element) => !element.checkVisibility(visible) || element.closest('[inert]'))
      .map((element) => `${element.tagName} ${element.className}: ${element.textContent?.slice(0, 40)}`);
  });
}
