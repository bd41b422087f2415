import type { Page } from '@playwright/test';
import { findByAxe } from './axe.ts';
import { expect, load, open, test } from './fixtures.ts';
import { pageWith } from './pages.ts';
import { firstAddressOf, firstLocale, fixedPaths, site } from './site.ts';

const fieldOf = (page: Page) => page.getByRole('main').getByRole('searchbox');
const found = (page: Page) => page.locator('#search-results li a');

/** The page of the search, its words, and a word that stands in the name of one of its pages. */
function searchPage() {
  const { path, content } = pageWith('search');
  const contact = site.page(firstLocale, { path: fixedPaths.contact });
  const [word = ''] = contact.navLabel.match(/\p{L}{4,}/u) ?? [];
  return { path: firstAddressOf(path), words: content, word: word.toLowerCase(), result: contact.navLabel };
}

test('results follow what is typed; the keyboard leads to them and Back returns', async ({ page }) => {
  const { path, word, result } = searchPage();
  await open(page, path);
  await fieldOf(page).focus();
  await page.locator('output.search-status').waitFor({ state: 'attached' });
  await page.keyboard.type(word);
  await expect(found(page).filter({ hasText: result }).first()).toBeVisible();
  await expect(page).toHaveURL(`${path}?q=${encodeURIComponent(word)}`);
  await expect(page.locator('.search-list')).toBeHidden();
  expect(await findByAxe(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.locator('output.search-status')).toBeFocused();
  await found(page).first().press('Enter');
  await expect(page).not.toHaveURL(/\?q=/);
  await page.goBack();
  await expect(page).toHaveURL(`${path}?q=${encodeURIComponent(word)}`);
  await expect(found(page)).not.toHaveCount(0);
});

test('an index that does not come is told', async ({ page, pageErrors }) => {
  const { path, words, word } = searchPage();
  pageErrors.allow(/search\.json|ERR_FAILED/);
  await page.route('**/search.json', (route) => route.abort());
  await open(page, path);
  await fieldOf(page).fill(word);
  await expect(page.getByRole('alert').filter({ hasText: words.failed })).toBeVisible();
});

test('a wrong address is searched for by its words, where a page is named after them', async ({ page, pageErrors }) => {
  const { word } = searchPage();
  test.skip(
    !site.page(firstLocale, { path: fixedPaths.notFound }).sections.some(({ type }) => type === 'section-from-page'),
  );
  pageErrors.allow(/404/);
  await load(page, `/${word}/${word}`);
  await expect(found(page).first()).toBeVisible();
  await load(page, '/no/such/page');
  await expect(fieldOf(page)).toHaveValue('');
});
