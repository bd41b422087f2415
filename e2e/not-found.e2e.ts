import { loadPage, loadSite } from '#content/load.server.ts';
import { expect, load, test } from './journey.ts';

test('an unknown address answers 404 with the page that the specification words', async ({ page, noise }) => {
  noise.allow(/404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "Looks like you've found the doorway to the great nothing",
  );
  await load(page, '/no/such/page');
  await page.getByRole('link', { name: 'Go Back to Homepage' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('an unknown address below /es answers 404 in Spanish', async ({ page, noise }) => {
  noise.allow(/404/);
  const { hero } = loadPage('es', { path: '/404', kind: 'not-found' });
  const response = await page.goto('/es/no-existe');
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
  await expect(page.getByRole('link', { name: hero.buttonText })).toHaveAttribute('href', '/es');
});

test('the not-found page leads to the service families', async ({ page, noise }) => {
  noise.allow(/404/);
  const { nav } = loadSite('en');
  await load(page, '/no-such-page');
  await page.getByRole('main').getByRole('link', { name: nav.menus.data }).click();
  await expect(page).toHaveURL('/services#data');
});

test('the not-found page is kept out of search engines', async ({ page, noise }) => {
  noise.allow(/404/);
  await page.goto('/no-such-page');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});
