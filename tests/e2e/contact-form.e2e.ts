import type { Page } from '@playwright/test';
import { contentOf } from '#app/testing/content-of.ts';
import type { ContactField } from '#shared/contact.ts';
import { readFocused } from './accessibility-tree.ts';
import {
  expect,
  fillForm,
  formatPhone,
  hold,
  holdAnswer,
  honest,
  open,
  ownPhone,
  restingScroll,
  test,
} from './fixtures.ts';
import { firstLocale, fixedPaths, site } from './site.ts';

const form = contentOf(site, firstLocale, fixedPaths.contact, 'contact-form');
const { errors } = site.contactTexts(firstLocale);

const field = (page: Page, name: ContactField) => page.locator(`#${name}`);
const submit = (page: Page) => page.getByRole('button', { name: form.send }).click();

test.beforeEach(({ page }) => open(page, fixedPaths.contact));

const refusals = [
  { name: 'name', text: '   ', message: errors['name-required'] },
  { name: 'email', text: 'ana@empresa', message: errors['email-invalid'] },
  { name: 'phone', text: ownPhone.slice(1), message: errors['phone-short'] },
  { name: 'message', text: '', message: errors['message-required'] },
] as const;

test('each field refuses in its words and takes the focus, and nothing is sent', async ({ page }) => {
  await page.route('**/api/contact', () => {
    throw new Error('the form was sent');
  });
  for (const { name, text, message } of refusals) {
    await fillForm(page, { ...honest, phone: '', [name]: text });
    await expect(page.locator('.field-error')).toHaveCount(0);
    await submit(page);
    await expect(page.locator('.field-error')).toHaveText([message]);
    await expect(page.locator('[data-summary]')).toHaveCount(0);
    await expect(field(page, name)).toBeFocused();
    expect(await readFocused(page)).toMatchObject({ invalid: 'true', description: expect.stringContaining(message) });
  }
});

test('fields beside each other stand at one height, and the error of a field goes as soon as it is edited', async ({
  page,
}) => {
  async function expectOneHeight(left: ContactField, right: ContactField): Promise<void> {
    const [one, other] = await Promise.all([field(page, left).boundingBox(), field(page, right).boundingBox()]);
    expect(one?.y).toBe(other?.y);
    expect(one?.x).toBeLessThan(other?.x ?? 0);
  }

  await expectOneHeight('phone', 'website');
  await submit(page);
  await expectOneHeight('name', 'email');
  await expectOneHeight('phone', 'website');
  await expect(page.locator('.field-error')).toHaveText([
    errors['name-required'],
    errors['email-required'],
    errors['message-required'],
  ]);
  await field(page, 'email').press('a');
  await expect(page.locator('.field-error')).toHaveText([errors['name-required'], errors['message-required']]);
  await expect(field(page, 'email')).not.toHaveAttribute('aria-invalid');
  await field(page, 'name').press('A');
  await field(page, 'message').press('H');
  await expect(page.locator('.field-error')).toHaveCount(0);
});

test('the caret of the phone stays where a person types', async ({ page }) => {
  test.skip(site.company().phonePlan.groups.join() !== '3,3,4', 'The numbers below are of these groups.');
  const phone = field(page, 'phone');
  const caret = () => phone.evaluate((input: HTMLInputElement) => input.selectionStart);
  await phone.fill('7855501');
  await phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
  await page.keyboard.type('7');
  await expect(phone).toHaveValue('787-555-01');
  expect(await caret()).toBe(3);
});

test('what was typed survives a reload', async ({ page }) => {
  const typed = { ...honest, phone: ownPhone, website: 'https://empresa.example' };
  await fillForm(page, typed);
  await page.reload();
  await expect(field(page, 'phone')).toHaveValue(formatPhone(ownPhone));
  for (const name of ['name', 'email', 'website', 'message'] as const)
    await expect(field(page, name)).toHaveValue(typed[name]);
});

test('what is there before the scripts run stays, and goes with the message as it stands in the fields', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto(fixedPaths.contact, { waitUntil: 'commit' });
  await page.keyboard.press('Shift');
  const early = { ...honest, website: 'https://empresa.example' };
  await fillForm(page, early);
  release();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  for (const [name, text] of Object.entries(early)) await expect(page.locator(`#${name}`)).toHaveValue(text);

  // A password manager may set fields without any event.
  const late = {
    name: 'Luis Soto',
    email: 'luis@empresa.pr',
    phone: ownPhone,
    website: '',
    message: 'Set by a program.',
  };
  await page.evaluate((texts) => {
    for (const [name, value] of Object.entries(texts)) Object.assign(document.getElementById(name) ?? {}, { value });
  }, late);
  (await holdAnswer(page))();
  const sent = page.waitForRequest('**/api/contact');
  await submit(page);
  expect((await sent).postDataJSON()).toMatchObject(late);
});

test('in a low window the Tab key brings a field to where it is seen with its label', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 560 });
  for (const { key, from, to, top, seenAt } of [
    { key: 'Tab', from: '#website', to: 'message', top: 525, seenAt: 'its end' },
    { key: 'Shift+Tab', from: '.calls > summary, .form-fields button', to: 'message', top: 525, seenAt: 'its end' },
    { key: 'Shift+Tab', from: '#phone', to: 'email', top: 66, seenAt: 'its label' },
    { key: 'Tab', from: '#website', to: 'message', top: 340, seenAt: 'where it was' },
    { key: 'Tab', from: '#name', to: 'email', top: 460, seenAt: 'where it was' },
  ] as const) {
    const area = field(page, to);
    await page
      .locator(from)
      .first()
      .evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
    await area.evaluate(
      (element, y) => scrollBy({ top: element.getBoundingClientRect().top - y, behavior: 'instant' }),
      top,
    );
    await page.keyboard.press(key);
    await expect(area).toBeFocused();
    await restingScroll(page);
    const bar = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
    const place = await area.evaluate((element) => element.getBoundingClientRect().toJSON());
    const label = await page.locator(`label[for=${to}]`).evaluate((element) => element.getBoundingClientRect().top);
    expect(label).toBeGreaterThanOrEqual(bar);
    expect(place.bottom).toBeLessThanOrEqual(560);
    if (seenAt === 'where it was') expect(place.top).toBeCloseTo(top, 0);
  }
});

test('who writes from an address that is not taken is offered another way, and nothing typed is lost', async ({
  page,
}) => {
  for (const email of ['ana+web@cliente.com', "o'brien@cliente.com", 'ana@firma.consulting']) {
    await fillForm(page, { ...honest, email });
    await submit(page);
    await expect(page.locator('.field-error')).toHaveText([errors['email-invalid']]);
    await expect(field(page, 'email')).toBeFocused();
    expect((await readFocused(page))?.description).toContain(form.otherAddress);
    const letter = new URL((await page.getByRole('link', { name: form.mailInstead }).getAttribute('href')) ?? '');
    expect(letter.searchParams.get('subject')).toBe(form.mailSubject);
    expect(letter.searchParams.get('body')).toContain(honest.message);
    await expect(field(page, 'message')).toHaveValue(honest.message);
    await fillForm(page, { email: 'ana' });
    await submit(page);
    await expect(page.locator('.field-error')).toHaveText([errors['email-invalid']]);
    await expect(page.getByText(form.otherAddress)).toHaveCount(0);
  }
});
