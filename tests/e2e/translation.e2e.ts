import type { Page } from '@playwright/test';
import { titleOf } from '#app/testing/content-of.ts';
import { expect, fillForm, hold, honest, load, test } from './fixtures.ts';
import { pagesInFirst, tabsPage } from './pages.ts';
import { firstLocale, fixedPaths, locales, localizedPath, site } from './site.ts';

/** Does what Chrome's and Google's translators do: each text goes, in other words, into an element of its own. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest('script, style, font')) found.push(text);
    }
    for (const text of found) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(`[${text.data}]`);
    }
    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = 'de';
  });
}

/** Does what extensions do: attributes and elements of their own around the page, in it, and beside each field. */
function extend(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.setAttribute('data-lt-installed', 'true');
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.head.prepend(document.createElement('meta'));
    const added = () => document.createElement('added-element');
    document.body.prepend(added());
    document.body.append(added());
    document.querySelector('main')?.prepend(added());
    for (const field of document.querySelectorAll('input, textarea')) {
      field.setAttribute('data-added', '');
      field.after(added());
    }
    for (const heading of document.querySelectorAll('h2, a')) heading.append(added());
  });
}

async function change(page: Page): Promise<void> {
  await extend(page);
  await translate(page);
}

/** Without the scripts a key does not end it, and its time is another test's. */
function endSplash(page: Page): Promise<void> {
  return page.locator('.splash').evaluate((splash) => {
    for (const animation of splash.getAnimations({ subtree: true })) animation.finish();
  });
}

async function loadHeld(page: Page, address: string, change: () => Promise<void>): Promise<void> {
  const letCome = await hold(page, '**/assets/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await endSplash(page);
  await change();
  // Noted from the next frame on, as a person would see it.
  await page.evaluate(() => {
    new MutationObserver(() => {
      const splash = document.querySelector('.splash');
      if (splash?.checkVisibility({ visibilityProperty: true })) console.warn('a second splash');
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  letCome();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** Uses what the page has: tabs, menu, form; then goes on by a link. */
async function use(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-failed');
  const tab = page.getByRole('tab').nth(1);
  if (await tab.count()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  const group = page.getByRole('banner').locator('button[aria-controls]').first();
  await group.hover();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  if (await page.locator('main form[method="post"]').count()) {
    await page.locator('main form[method="post"] [type="submit"]').click();
    await expect(page.locator('.field-error')).toHaveCount(3);
    await fillForm(page, honest);
    await page.locator('main form[method="post"] [type="submit"]').click();
    await expect(page.locator('.outcome-good')).toBeVisible();
  }
  const { pathname } = new URL(page.url());
  const next = pathname === fixedPaths.accessibility ? fixedPaths.privacy : fixedPaths.accessibility;
  await page.getByRole('contentinfo').locator(`a[href="${next}"]`).click();
  await expect(page).toHaveURL(next);
  await expect(page.locator('h1')).toBeFocused();
}

for (const { address } of pagesInFirst)
  test(`${address} works when it is extended and translated, before its scripts arrive and after`, async ({
    page,
    noise,
  }) => {
    noise.allow(/Minified React error #418|404/);
    let words = '';
    await loadHeld(page, address, async () => {
      words = await page.locator('h1').innerText();
      await change(page);
    });
    await use(page);
    await page.goBack();
    await expect(page).toHaveURL(address);
    // What was translated is anew in the page's own words.
    await expect(page.locator('h1')).toHaveText(words.replace(/\s+/g, ' '));
    await change(page);
    await use(page);
  });

test('what was typed before the scripts stays in the fields of a page that was translated, and typing goes on', async ({
  page,
  noise,
}) => {
  noise.allow(/Minified React error #418/);
  await loadHeld(page, fixedPaths.contact, async () => {
    await fillForm(page, honest);
    await change(page);
    await page.locator('#message').focus();
  });
  for (const [name, text] of Object.entries(honest)) await expect(page.locator(`#${name}`)).toHaveValue(text);
  await expect(page.locator('#message')).toBeFocused();
});

const [, other = firstLocale] = locales;

test('a translated page shows the other language whole, at the same part', async ({ page }) => {
  test.skip(locales.length < 2, 'The site has one language.');
  await load(page, tabsPage);
  const part = await page.locator('main [id]:has(h2)').last().getAttribute('id');
  await page.evaluate((id) => location.assign(`#${id}`), part);
  await translate(page);
  await page.getByRole('contentinfo').locator(`a[hreflang="${other}"]`).click();
  await expect(page).toHaveURL(`${localizedPath(tabsPage, other)}#${part}`);
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page.locator('font')).toHaveCount(0);
  await expect(page.locator('h1')).toContainText(titleOf(site, other, tabsPage));
});
