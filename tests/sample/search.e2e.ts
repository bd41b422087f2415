import type { Page } from '@playwright/test';
import { contentOf } from '#app/testing/content-of.ts';
import { fill } from '#shared/fill.ts';
import { findByAxe } from '#tests/e2e/axe.ts';
import { expect, load, open, test } from '#tests/e2e/fixtures.ts';
import { site } from '#tests/e2e/site.ts';

const words = contentOf(site, 'en', '/search', 'search');
const spanish = contentOf(site, 'es', '/search', 'search');
const fieldOf = (page: Page, { label } = words) => page.getByRole('search', { name: label }).getByRole('searchbox');
const count = (text: string, n: number, query: string) => fill(text, { n, query });

test('the index is fetched at the first focus, and the results follow what is typed', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => /search\.json|live-search/.test(request.url()) && fetched.push(request.url()));
  await open(page, '/search');
  await page.waitForLoadState();
  expect(fetched).toEqual([]);
  const field = fieldOf(page);
  await field.focus();
  await expect(page.locator('output.search-status')).toBeAttached();
  expect(fetched).toHaveLength(2);

  await field.pressSequentially('penetrasion testng');
  await expect(page.locator('#found li a').first()).toHaveText('Penetration testing');
  await expect(page.locator('#found li mark').first()).toHaveText('Penetration');
  await expect(page).toHaveURL('/search?q=penetrasion+testng');
  await expect(page.locator('.search-list')).toBeHidden();
  expect(await findByAxe(page)).toEqual([]);
});

test('by keyboard: Enter leads to the count, Tab to kinds and results, and Back returns', async ({ page }) => {
  await open(page, '/es/search');
  const field = fieldOf(page, spanish);
  await field.focus();
  await page.locator('output.search-status').waitFor({ state: 'attached' });
  await page.keyboard.type('migracion');
  await page.keyboard.press('Enter');
  const said = page.locator('output.search-status');
  await expect(said).toBeFocused();
  await expect(said).toContainText('migracion');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: spanish.all })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const kind = page.locator('.search-filter :checked + *, .search-filter label:has(:checked)');
  const chosen = (await kind.innerText()).trim();
  const kinds = page.locator('#found li > a + span');
  for (const each of await kinds.all()) await expect(each).toHaveText(chosen);
  await expect(said).toContainText(String(await kinds.count()));
  await page.keyboard.press('Tab');
  const first = page.locator('#found li a').first();
  await expect(first).toBeFocused();
  const to = await first.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(String(to));
  await page.goBack();
  await expect(page).toHaveURL('/es/search?q=migracion');
  await expect(page.locator('#found li')).not.toHaveCount(0);
});

test('nothing found leads on to a person and to the list of all pages', async ({ page }) => {
  await load(page, '/search?q=xyzzyx');
  await expect(page.locator('output.search-status')).toHaveText(count(words.texts.none, 0, 'xyzzyx'));
  await expect(page.locator('#found').getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact-us');
  await expect(page.locator('.search-list')).toBeVisible();
  expect(await findByAxe(page)).toEqual([]);
});

test('an index that does not come is told, and the form then loads the page anew, which tries again', async ({
  page,
  noise,
}) => {
  noise.allow(/search\.json|ERR_FAILED/);
  await page.route('**/search.json', (route) => route.abort());
  await open(page, '/search');
  const field = fieldOf(page);
  await field.fill('rollback');
  await expect(page.getByRole('alert').filter({ hasText: words.failed })).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=rollback');
  await expect(page.getByRole('alert').filter({ hasText: words.failed })).toBeVisible();
});

test('a wrong address is searched for by its words', async ({ page, noise }) => {
  noise.allow(/404/);
  await load(page, '/es/ciberseguridad/contenedrs');
  await expect(fieldOf(page, spanish)).toHaveValue('ciberseguridad contenedrs');
  await expect(page.locator('#found a[href^="/es/container-security"]').first()).toBeVisible();
  await expect(page).toHaveURL('/es/ciberseguridad/contenedrs');
});

test('an address that no page is named after is not searched for', async ({ page, noise }) => {
  noise.allow(/404/);
  await load(page, '/no/such/page');
  await expect(page.locator('output.search-status')).toBeAttached();
  await expect(fieldOf(page)).toHaveValue('');
  await expect(page.locator('#found li')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the field of the footer leads to a page that says what to do and lists every page', async ({ page }) => {
    await page.goto('/sap');
    const field = page.getByRole('contentinfo').getByRole('searchbox');
    await field.fill('rollback');
    await field.press('Enter');
    await expect(page).toHaveURL('/search?q=rollback');
    await expect(page.locator('.search noscript p')).toHaveText(words.failed);
    await expect(page.locator('.search-list a[href="/container-security"]')).toBeVisible();
    await expect(page.locator('.search-list a[href="/contact-us/sent"]')).toHaveCount(0);
    await page.goto('/es/search');
    await expect(page.locator('.search noscript p')).toHaveText(spanish.failed);
    await expect(page.locator('.search-list a[href="/es/container-security"]')).toBeVisible();
  });
});
