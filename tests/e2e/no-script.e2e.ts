import type { Page } from '@playwright/test';
import { contentOf, menuNames } from '#tests/content-of.ts';
import { expect, fillForm, honest, test } from './fixtures.ts';
import { testedPages } from './pages.ts';
import { firstLocale, fixedPaths, locales, localizedPath, site } from './site.ts';

test.use({ javaScriptEnabled: false });

for (const { address, entry } of testedPages)
  test(`${address} shows all its words without JavaScript`, async ({ page, pageErrors }) => {
    if (entry.kind === 'not-found') pageErrors.allow(/404/);
    await page.goto(entry.path === fixedPaths.sent ? `${address}?ref=AB12-CD34-EF56` : address);
    for (const control of await page.locator('.scripted, .tab-bar').all()) await expect(control).toBeHidden();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findHiddenTexts(page), `${width} px`).toEqual([]);
    }
  });

test('without JavaScript the groups of the menu open, wide and narrow', async ({ page }) => {
  const { nav } = site.shellWords(firstLocale);
  const [name] = Object.values(menuNames(site, firstLocale));
  test.skip(!name, 'The menu has no group.');
  await page.goto('/');
  await expect(page.locator('.splash')).toBeHidden();
  const group = page.getByRole('navigation', { name: nav.label }).locator('summary').filter({ hasText: name });
  const link = group.locator('xpath=..').getByRole('link').first();
  await group.press('Enter');
  await expect(link).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: nav.openMenu }).click();
  const narrow = page.getByRole('dialog').locator('details').first();
  await narrow.locator('summary').click();
  await expect(narrow.getByRole('link').first()).toBeVisible();
});

test('without JavaScript the form sends itself: a page tells the reference, or why it was refused', async ({
  page,
}) => {
  const locale = locales.at(-1) ?? firstLocale;
  const address = localizedPath(fixedPaths.contact, locale);
  const form = contentOf(site, locale, fixedPaths.contact, 'contact-form');
  const sent = contentOf(site, locale, fixedPaths.sent, 'form-result');
  const notSent = contentOf(site, locale, fixedPaths.notSent, 'form-result');
  const send = async (typed: Record<string, string>) => {
    await page.goto(address);
    await expect(page.locator('.splash')).toBeHidden();
    await page.locator('form[method="post"]').evaluate((form) => form.setAttribute('novalidate', ''));
    await fillForm(page, typed);
    await page.getByRole('button', { name: form.send }).click();
  };

  await send(honest);
  await expect(page).toHaveURL(new RegExp(`^[^?]*${localizedPath(fixedPaths.sent, locale)}\\?ref=`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sent.title);
  const reference = new URL(page.url()).searchParams.get('ref') ?? '';
  expect(reference).toMatch(/^[A-Z0-9-]{4,}$/);
  await expect(page.getByText(reference)).toBeVisible();

  const kept = { name: 'Ana Rivera', message: 'Written without a script.' };
  await send(kept);
  await expect(page).toHaveURL(new RegExp(localizedPath(fixedPaths.notSent, locale)));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notSent.title);
  await expect(page.locator('.reasons > li').filter({ visible: true })).toHaveText([notSent.reasons?.invalid ?? '']);
  await page.goBack();
  for (const [name, text] of Object.entries(kept)) await expect(page.locator(`#${name}`)).toHaveValue(text);
});

/** Returns the texts of the page's main part and foot that cannot be seen, or that a screen reader is not given. */
async function findHiddenTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Controls that need script, what is for screen readers alone, the trap for programs, what opens a group,
    // what a label explains on a press, the third name of the way to a page, which phones have in the page's title
    // only, the heading of a list that phones fold.
    const meant =
      '.scripted, .tab-bar, .visually-hidden, .extra-field, summary, [popover], .breadcrumb li:nth-child(3), nav > h2';
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
