import { existsSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Page, Route } from '@playwright/test';
import PostalMime from 'postal-mime';
import { timings } from '#app/browser/timings.ts';
import { contentSite } from '#app/site.server.ts';
import { contentOf } from '#tests/content-of.ts';
import { expect, fillForm, formatPhone, hold, honest, open, openWithHeldTime, ownPhone, test } from './fixtures.ts';
import { firstLocale, fixedPaths, locales, localizedPath, site } from './site.ts';

const form = contentOf(site, firstLocale, fixedPaths.contact, 'contact-form');
const { errors, toasts } = site.contactWords(firstLocale);
const { motion } = site.shellWords(firstLocale);
const typed = {
  ...honest,
  phone: formatPhone(ownPhone),
  website: 'https://empresa.example',
  message: 'Our close takes nine days & nights?',
};

const send = (page: Page) => page.getByRole('button', { name: form.send });
const toast = (page: Page) => page.locator('.toast');

async function expectFields(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await expect(page.locator(`#${name}`)).toHaveValue(value);
}

test('a message is sent once, is a row on disk before its success is told, and becomes a mail', async ({ page }) => {
  const locale = locales.at(-1) ?? firstLocale;
  const words = contentOf(site, locale, fixedPaths.contact, 'contact-form');
  const { mail: mailWords } = contentSite().contactWords(locale);
  const sent = { ...typed, email: `ana.${Date.now()}@empresa.pr` };
  await open(page, localizedPath(fixedPaths.contact, locale));
  await fillForm(page, { ...sent, phone: '' });
  await page.locator('#phone').pressSequentially(ownPhone);
  await expectFields(page, sent);
  const release = await hold(page, '**/api/contact');
  await page.getByRole('button', { name: words.send }).dblclick();
  await expect(page.getByRole('button', { name: words.sending })).toBeDisabled();
  for (const name of Object.keys(typed)) await expect(page.locator(`#${name}`)).toBeDisabled();
  release();
  const success = page.getByRole('status').locator('.toast-success');
  await expect(success).toContainText(site.contactWords(locale).toasts.success);
  const outcome = page.locator('.outcome');
  await expect(outcome).toBeFocused();
  await expect(outcome).toBeInViewport({ ratio: 1 });
  await expect(outcome).toContainText(words.reference);
  const reference = await outcome.locator('strong').innerText();
  await expectFields(page, { name: '', email: '', phone: '', website: '', message: '' });
  const database = new DatabaseSync('test-results/data/messages.db', { readOnly: true });
  const rows = database.prepare('select * from messages where email = ?').all(sent.email);
  database.close();
  expect(rows).toMatchObject([{ ...sent, id: reference, phone: ownPhone, locale }]);

  const file = `test-results/data/mail/${reference}.notification.eml`;
  await expect.poll(() => existsSync(file)).toBe(true);
  const mail = await PostalMime.parse(readFileSync(file));
  expect(mail.replyTo).toMatchObject([{ address: sent.email, name: sent.name }]);
  expect(mail.subject).toBe(mailWords.subject.replace('{name}', typed.name).replace('{reference}', reference));
  for (const text of [typed.message, typed.website, typed.phone]) expect(mail.text).toContain(text);
});

test('wrong fields are told below them and in a summary that leads to each; nothing is sent, and a reload keeps what was typed', async ({
  page,
}) => {
  await page.route('**/api/contact', () => {
    throw new Error('the form was sent');
  });
  await open(page, fixedPaths.contact);
  await send(page).click();
  const wrong = [errors['name-required'], errors['email-required'], errors['message-required']];
  await expect(page.locator('.field-error')).toHaveText(wrong);
  const summary = page.getByRole('region', { name: form.errorSummary });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(wrong);
  await summary.getByRole('link').last().click();
  await expect(page.locator('#message')).toBeFocused();

  // The error of a field goes as soon as it is edited; one alone takes the focus itself.
  await fillForm(page, { ...typed, email: 'ana' });
  await expect(page.locator('.field-error')).toHaveCount(0);
  await send(page).click();
  await expect(page.locator('.field-error')).toHaveText([errors['email-invalid']]);
  await expect(page.locator('#email')).toBeFocused();
  await expect(page.locator('#email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('#email')).toHaveAccessibleDescription(new RegExp(RegExp.escape(errors['email-invalid'])));
  await page.reload();
  await expectFields(page, { ...typed, email: 'ana' });
});

test('a failure is told at once, keeps what was typed and offers mail and phone; the toast waits and goes', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED/);
  await openWithHeldTime(page, fixedPaths.contact);
  await fillForm(page, typed);
  const { email, phone } = site.company();
  const keys = new Set();
  page.on('request', (request) => request.method() === 'POST' && keys.add(request.postDataJSON().key));
  for (const [fail, text] of [
    [
      (route: Route) => route.fulfill({ json: { success: false, message: 'It is being moved.' } }),
      'It is being moved.',
    ],
    [(route: Route) => route.abort(), toasts.failedNetwork],
  ] as const) {
    await page.route('**/api/contact', fail);
    await send(page).press('Enter');
    await expect(page.getByRole('alert').locator('.toast-error')).toContainText(toasts.errorTitle);
    await expect(toast(page)).toContainText(text);
    await expectFields(page, typed);
    await expect(send(page)).toBeFocused();
  }
  // By its key the server knows a second try.
  expect(keys.size).toBe(1);
  const outcome = page.locator('.outcome');
  const letter = await outcome.getByRole('link', { name: form.mailInstead }).getAttribute('href');
  const { pathname, searchParams } = new URL(letter ?? '');
  expect(pathname).toBe(email);
  const { email: _, ...told } = typed;
  for (const text of Object.values(told)) expect(searchParams.get('body')).toContain(text);
  await expect(outcome.locator(`a[href="tel:${phone.number}"]`)).toBeVisible();

  await toast(page).hover();
  await page.clock.runFor(2 * timings.toast);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(5, 500);
  await page.clock.runFor(timings.toast - 1);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast(page)).toBeHidden();
  await expect(outcome).toBeVisible();
  await send(page).press('Enter');
  await toast(page).getByRole('button', { name: toasts.close }).press('Enter');
  await expect(toast(page)).toBeHidden();
  await expect(outcome).toBeFocused();
});

test('where the browser forbids storage, the motion switch and the form work', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    for (const storage of ['localStorage', 'sessionStorage']) Object.defineProperty(window, storage, { get });
  });
  await open(page, fixedPaths.contact);
  await page.getByRole('button', { name: motion.pause }).click();
  await expect(page.getByRole('button', { name: motion.play })).toBeVisible();
  await fillForm(page, { ...typed, email: 'ana' });
  await send(page).click();
  await expect(page.locator('#email')).toBeFocused();
});
