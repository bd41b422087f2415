import type { Page } from '@playwright/test';
import { loadPage } from '#app/content/load.server.ts';
import { contactFields } from '#shared/contact.ts';
import { readFocused } from './accessibility-tree.ts';
import { expect, open, restingScroll, test } from './fixtures.ts';

const { form } = loadPage('en', { path: '/contact-us', kind: 'contact' });

function field(page: Page, name: (typeof contactFields)[number]) {
  return page.locator(`#${name}`);
}

function submit(page: Page) {
  return page.getByRole('button', { name: form.send }).click();
}

async function fill(page: Page, values: Partial<Record<(typeof contactFields)[number], string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`#${name}`).fill(value);
}

/** Fails the test when anything is sent. */
async function forbidSending(page: Page): Promise<void> {
  await page.route('**/api/contact', () => {
    throw new Error('the form was sent');
  });
}

const valid = { name: 'Ana Rivera', email: 'ana@empresa.pr', message: 'Our close takes nine days.' };

const refusals: {
  values: Partial<typeof valid> & { phone?: string };
  name: keyof typeof valid | 'phone';
  message: string;
}[] = [
  { values: { ...valid, name: '' }, name: 'name', message: 'Name is Required!' },
  { values: { ...valid, name: '   ' }, name: 'name', message: 'Name is Required!' },
  { values: { ...valid, email: '' }, name: 'email', message: 'Email is Required!' },
  { values: { ...valid, email: 'ana@empresa' }, name: 'email', message: 'Invalid Email Format!' },
  { values: { ...valid, email: 'ana+x@empresa.pr' }, name: 'email', message: 'Invalid Email Format!' },
  { values: { ...valid, email: 'ana@empresa.toolong' }, name: 'email', message: 'Invalid Email Format!' },
  { values: { ...valid, phone: '787555014' }, name: 'phone', message: 'Phone number must have at least 10 digits!' },
  { values: { ...valid, message: '' }, name: 'message', message: 'Message is Required!' },
];

test('each rule refuses in its words, gives its field the focus, and nothing is sent', async ({ page }) => {
  await forbidSending(page);
  await open(page, '/contact-us');
  for (const { values, name, message } of refusals) {
    await fill(page, { phone: '', ...values });
    await expect(page.locator('.field-error')).toHaveCount(0);
    await submit(page);
    await expect(page.locator('.field-error')).toHaveText([message]);
    await expect(page.locator('[data-summary]')).toHaveCount(0);
    await expect(field(page, name)).toBeFocused();
    expect(await readFocused(page)).toMatchObject({ invalid: true, description: expect.stringContaining(message) });
  }
});

test('the error of a field goes as soon as the field is edited, the others stay', async ({ page }) => {
  await open(page, '/contact-us');
  await submit(page);
  await expect(page.locator('.field-error')).toHaveText([
    'Name is Required!',
    'Email is Required!',
    'Message is Required!',
  ]);
  await field(page, 'email').press('a');
  await expect(page.locator('.field-error')).toHaveText(['Name is Required!', 'Message is Required!']);
  await expect(field(page, 'email')).not.toHaveAttribute('aria-invalid');
  await field(page, 'name').press('A');
  await field(page, 'message').press('H');
  await expect(page.locator('.field-error')).toHaveCount(0);
});

test('from two errors on a summary takes the focus and leads to each field', async ({ page }) => {
  await open(page, '/contact-us');
  await submit(page);
  const summary = page.getByRole('region', { name: form.errorSummary });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    `${form.labels.name}: Name is Required!`,
    `${form.labels.email}: Email is Required!`,
    `${form.labels.message}: Message is Required!`,
  ]);
  await summary.getByRole('link').nth(2).click();
  await expect(field(page, 'message')).toBeFocused();
  await expect(field(page, 'message')).toBeInViewport();
});

test('the phone groups its digits 3-3-4 while typing, drops all else and stops at ten', async ({ page }) => {
  await open(page, '/contact-us');
  const phone = field(page, 'phone');
  for (const [key, shown] of [
    ['787', '787'],
    ['5', '787-5'],
    ['x', '787-5'],
    ['55', '787-555'],
    ['0142', '787-555-0142'],
    ['9', '787-555-0142'],
  ] as const) {
    await phone.pressSequentially(key);
    await expect(phone).toHaveValue(shown);
  }
  await phone.fill('+1 (787) 555-0142');
  await expect(phone).toHaveValue('787-555-0142');
});

test('the caret of the phone stays where a person types', async ({ page }) => {
  await open(page, '/contact-us');
  const phone = field(page, 'phone');
  const caret = () => phone.evaluate((input: HTMLInputElement) => input.selectionStart);
  await phone.fill('7855501');
  await phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
  await page.keyboard.type('7');
  await expect(phone).toHaveValue('787-555-01');
  expect(await caret()).toBe(3);
  await page.keyboard.press('Backspace');
  await expect(phone).toHaveValue('785-550-1');
  expect(await caret()).toBe(2);
});

test('the fields are named, typed and sized as the requirements say', async ({ page }) => {
  await open(page, '/contact-us');
  await expect(page.getByRole('heading', { level: 1, name: 'Get In Touch' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Send Us Message' })).toBeVisible();
  for (const name of contactFields)
    expect(await field(page, name).evaluate((input) => (input as HTMLInputElement).labels?.[0]?.textContent)).toContain(
      form.labels[name],
    );
  await expect(field(page, 'website')).toHaveAttribute('type', 'url');
  await expect(field(page, 'message')).toHaveAttribute('rows', '6');
  const purposes = { name: 'name', email: 'email', phone: 'tel', website: 'url' };
  for (const [name, purpose] of Object.entries(purposes))
    await expect(page.locator(`#${name}`)).toHaveAttribute('autocomplete', purpose);
});

test('what was typed survives a reload', async ({ page }) => {
  await open(page, '/contact-us');
  const typed = { ...valid, phone: '7875550142', website: 'https://empresa.example' };
  await fill(page, typed);
  await page.reload();
  await expect(field(page, 'phone')).toHaveValue('787-555-0142');
  for (const name of ['name', 'email', 'website', 'message'] as const)
    await expect(field(page, name)).toHaveValue(typed[name]);
});

for (const { key, from, to, top, seenAt } of [
  { key: 'Tab', from: '#website', to: 'message', top: 525, seenAt: 'its end' },
  { key: 'Shift+Tab', from: '.form-fields button', to: 'message', top: 525, seenAt: 'its end' },
  { key: 'Shift+Tab', from: '#phone', to: 'email', top: 66, seenAt: 'its label' },
  { key: 'Tab', from: '#website', to: 'message', top: 340, seenAt: 'where it was' },
  { key: 'Tab', from: '#name', to: 'email', top: 480, seenAt: 'where it was' },
] as const)
  test(`in a low window ${key} brings the field for the ${to} into view from ${top} px up to ${seenAt}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 560 });
    await open(page, '/contact-us');
    const area = field(page, to);
    await page.locator(from).evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
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
  });
