import { fixedPaths } from '#app/content/fixed-paths.ts';
import { firstLocale, locales, localizedPath } from '#app/content/locale.ts';
import { contentOf } from '#app/testing/content-of.ts';
import { formatPhone } from '#shared/contact.ts';
import { expect, fillForm, ownPhone, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

for (const locale of locales) {
  const form = contentOf(locale, fixedPaths.contact, 'contact-form');
  const sent = contentOf(locale, fixedPaths.sent, 'outcome');
  const notSent = contentOf(locale, fixedPaths.notSent, 'outcome');
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
    await page.getByRole('button', { name: form.send }).click();
    await expect(page).toHaveURL(new RegExp(localizedPath(fixedPaths.notSent, locale)));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notSent.title);
    const reasons = page.locator('.reasons > li').filter({ visible: true });
    await expect(reasons).toHaveText([notSent.reasons?.invalid ?? '']);
    await page.goBack();
    await expect(page).toHaveURL(address);

    await page.goto(localizedPath(fixedPaths.notSent, locale));
    await expect(reasons).toHaveText(Object.values(notSent.reasons ?? {}));
  });
}

test('the outcome page tells of no reference without a message', async ({ page }) => {
  const { reference } = contentOf(firstLocale, fixedPaths.sent, 'outcome');
  await page.goto(fixedPaths.sent);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(`${reference}:`)).toBeHidden();
});
