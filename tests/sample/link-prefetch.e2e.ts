import type { Page } from '@playwright/test';
import { expect, fillForm, open, test } from '#tests/e2e/fixtures.ts';
import { site } from '#tests/e2e/site.ts';

const { failure, nav } = site.words('en');

/** Collects the paths of the code and data that a page fetches. */
function listen(page: Page): string[] {
  const fetched: string[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|data)$/.test(pathname)) fetched.push(pathname.replace(/-[\w-]{8}\.js$/, '.js'));
  });
  return fetched;
}

for (const way of ['pointing at', 'tabbing to'] as const) {
  test(`${way} a link fetches its page, and the click fetches nothing more`, async ({ page, noise }) => {
    // Pictures are fetched when the new page is laid out; the page is there without them.
    noise.allow(/ERR_INTERNET_DISCONNECTED/);
    await open(page, '/privacy');
    const fetched = listen(page);
    const link = page.getByRole('navigation', { name: nav.label }).getByRole('link', { name: nav.contact });
    if (way === 'pointing at') await link.hover();
    else await link.focus();
    await expect.poll(() => fetched).toEqual(expect.arrayContaining(['/contact-us.data']));
    await page.context().setOffline(true);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Get In Touch' })).toBeVisible();
    await page.context().setOffline(false);
  });
}

test('with Save-Data nothing is fetched ahead', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await open(page, '/');
  const fetched = listen(page);
  await page.getByRole('navigation', { name: nav.label }).getByRole('link', { name: nav.contact }).hover();
  await page.waitForTimeout(500);
  expect(fetched).toEqual([]);
});

test('without a connection a link leaves the page as it is and says why', async ({ page, noise }) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/contact-us');
  await fillForm(page, { message: 'Half of a message' });
  await page.context().setOffline(true);
  const link = page.getByRole('contentinfo').locator('a[href="/accessibility"]');
  await link.click();
  const notice = page.getByRole('status').getByText(failure.offline);
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL('/contact-us');
  await expect(page.locator('#message')).toHaveValue('Half of a message');
  await page.context().setOffline(false);
  await expect(notice).toBeHidden();
  await link.click();
  await expect(page).toHaveURL('/accessibility');
  await page.goBack();
  await expect(page.locator('#message')).toHaveValue('Half of a message');
});

test('Back without a connection never leaves another page under the address', async ({ page, noise }) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED/);
  await open(page, '/careers');
  const title = await page.title();
  await page.getByRole('contentinfo').locator('a[href="/accessibility"]').click();
  await expect(page).toHaveURL('/accessibility');
  await page.context().setOffline(true);
  await page.goBack();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.context().setOffline(false);
  // The browser's own page loads the address again by itself.
  await expect(page).toHaveURL('/careers');
  await expect(page).toHaveTitle(title);
});
