import { existsSync } from 'node:fs';
import { expect as expectIn, firefox, type Page, webkit } from '@playwright/test';
import { afterAll, expect, test } from 'vitest';
import { contentSite } from '#app/site.server.ts';
import { contentOf, titleOf } from '#tests/content-of.ts';
import { fillForm, honest, open } from '#tests/e2e/fixtures.ts';
import { startSite } from '#tests/e2e/site-process.ts';

const site = contentSite();
const { firstLocale, locales, findLanguage } = site;
const { contact } = site.readFixedPaths();
const server = await startSite({ ...process.env, DATA_DIR: 'test-results/browsers' });
afterAll(() => server.stop());

test.for([
  { name: 'Firefox', engine: firefox },
  { name: 'WebKit', engine: webkit },
])('in $name a visitor reads, changes the language, opens the menu and writes', async ({ name, engine }, { skip }) => {
  const isMissing = !existsSync(engine.executablePath());
  skip(isMissing, `${name} is not installed: npx playwright install --with-deps ${engine.name()}.`);
  await using browser = await engine.launch();
  const page = await browser.newPage({ baseURL: server.address });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await visit(page);
  expect(errors).toEqual([]);
});

async function visit(page: Page): Promise<void> {
  await open(page, '/');
  await expectIn(page.getByRole('heading', { level: 1 })).toContainText(titleOf(site, firstLocale, '/'));
  expect(await page.evaluate(() => document.fonts.ready.then((fonts) => fonts.size))).toBeGreaterThan(0);
  for (const locale of locales.slice(1)) {
    await page
      .getByRole('banner')
      .getByRole('link', { name: findLanguage(locale).name })
      .click();
    await expectIn(page.locator('html')).toHaveAttribute('lang', locale);
    await open(page, '/');
  }

  await page.setViewportSize({ width: 600, height: 800 });
  await page.getByRole('button', { name: site.shellWords(firstLocale).nav.openMenu }).click();
  await expectIn(page.locator('dialog:modal')).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, contact);
  const { errors, toasts } = site.contactWords(firstLocale);
  const send = page.getByRole('button', { name: contentOf(site, firstLocale, contact, 'contact-form').send });
  await fillForm(page, { ...honest, email: 'ana' });
  await send.click();
  await expectIn(page.locator('.field-error')).toHaveText(errors['email-invalid']);
  await fillForm(page, honest);
  await send.click();
  await expectIn(page.locator('.toast-success')).toContainText(toasts.success);
}
