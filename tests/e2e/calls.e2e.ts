import { existsSync, readFileSync } from 'node:fs';
import PostalMime from 'postal-mime';
import { contentOf } from '#tests/content-of.ts';
import { findByAxe } from './axe.ts';
import { expect, fillForm, hold, honest, open, sumShifts, test } from './fixtures.ts';
import { findLanguage, firstLocale, fixedPaths, locales, localizedPath, site } from './site.ts';

// Another zone than the firm's, and one of quarters of an hour.
test.use({ timezoneId: 'Asia/Kathmandu', contextOptions: { reducedMotion: 'reduce' } });
test.skip(!site.booking().on, 'No calls can be booked.');

const locale = locales.at(-1) ?? firstLocale;
const { call: words, ...form } = contentOf(site, locale, fixedPaths.contact, 'contact-form');
const { errors, call } = site.contactWords(locale);
const contact = localizedPath(fixedPaths.contact, locale);

test('a call is chosen, a time that is taken meanwhile is told, and a mail asks to confirm it', async ({
  page,
  pageErrors,
}) => {
  const window = page.viewportSize() ?? { width: 1280, height: 900 };
  const shifts = await sumShifts(page);
  // There the days need the most room.
  await page.setViewportSize({ width: 360, height: 900 });
  await open(page, contact);
  await fillForm(page, { ...honest, email: `ana.${locale}@empresa.pr` });
  const release = await hold(page, '**/api/contact/times');
  const days = page.getByRole('combobox', { name: words.title });
  await page.getByText(words.title).click();
  await expect(days).toBeDisabled();
  await days.evaluate((field) => field.scrollIntoView({ behavior: 'instant' }));
  const opened = await shifts();
  release();
  await expect(days).toBeEnabled();
  expect((await shifts()) - opened).toBeLessThan(0.001);
  await page.setViewportSize(window);
  expect(await findByAxe(page)).toEqual([]);
  const times = page.locator('[name="time"]');
  await days.selectOption({ index: 2 });
  const [wanted = '', time = ''] = await times.locator('option').evaluateAll((options) => {
    const values = options.map((option) => (option as HTMLOptionElement).value);
    return [values[0], values.at(-1)];
  });
  const shown = new Intl.DateTimeFormat(findLanguage(locale).tag, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Asia/Kathmandu',
  });
  await expect(times.locator(`[value="${time}"]`)).toContainText(shown.format(new Date(time)));
  expect(await findByAxe(page)).toEqual([]);

  // Somebody else is faster.
  const faster = { ...honest, message: `${locale}: the same time`, time: wanted };
  expect((await page.request.post('/api/contact', { data: faster })).ok()).toBe(true);
  pageErrors.allow(/422/);
  await page.getByRole('button', { name: form.send }).click();
  await expect(page.locator('#time-error')).toHaveText(errors['time-taken']);
  await expect(days).toBeFocused();
  await expect(page.locator('#message')).toHaveValue(honest.message);
  expect(await findByAxe(page)).toEqual([]);

  await days.selectOption({ index: 2 });
  await expect(page.locator(`[value="${wanted}"]`)).toHaveCount(0);
  await times.selectOption(time);
  await page.getByRole('button', { name: form.send }).click();
  const reference = await page.locator('.outcome strong').innerText();
  const mail = `test-results/data/mail/${reference}.call-question.eml`;
  await expect.poll(() => existsSync(mail)).toBe(true);
  const question = await PostalMime.parse(readFileSync(mail));
  await page.goto(/http\S+\/call\/\S+/.exec(question.text ?? '')?.[0] ?? '');
  expect(await findByAxe(page)).toEqual([]);
  await page.getByRole('button', { name: call.confirm }).click();
  await expect(page.getByText(call.confirmed)).toBeVisible();
});
