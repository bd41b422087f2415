import type { Locator, Page, Route } from '@playwright/test';
import { contentOf } from '#app/testing/content-of.ts';
import {
  expect,
  fillForm,
  formatPhone,
  holdAnswer,
  honest,
  open,
  openWithHeldTime,
  ownPhone,
  test,
} from './fixtures.ts';
import { firstLocale, fixedPaths, site } from './site.ts';

const form = contentOf(site, firstLocale, fixedPaths.contact, 'contact-form');
const sent = contentOf(site, firstLocale, fixedPaths.sent, 'outcome');
const { toasts } = site.contactTexts(firstLocale);
const typed = { ...honest, phone: formatPhone(ownPhone), website: 'https://empresa.example' };

const send = (page: Page) => page.getByRole('button', { name: form.send });
const toast = (page: Page) => page.locator('.toast');

async function sendTyped(page: Page): Promise<void> {
  await open(page, fixedPaths.contact);
  await fillForm(page, typed);
  await send(page).click();
}

async function expectKept(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await expect(page.locator(`#${name}`)).toHaveValue(value);
}

async function expectEmpty(page: Page): Promise<void> {
  for (const name of Object.keys(typed)) await expect(page.locator(`#${name}`)).toHaveValue('');
}

function answer(body: object, status = 200) {
  return (route: Route) => route.fulfill({ status, json: body });
}

test('while a message is sent, fields and button are disabled and the button says so', async ({ page }) => {
  const release = await holdAnswer(page);
  await sendTyped(page);
  const button = page.getByRole('button', { name: form.sending });
  await expect(button).toBeDisabled();
  for (const name of Object.keys(typed)) await expect(page.locator(`#${name}`)).toBeDisabled();
  await expectKept(page);
  release();
  await expect(send(page)).toBeEnabled();
});

test('a message that is stored empties the form and shows the green toast and its reference', async ({ page }) => {
  const sent = page.waitForResponse('**/api/contact');
  await sendTyped(page);
  const { success, reference } = await (await sent).json();
  expect(success).toBe(true);
  await expect(page.getByRole('status').locator('.toast-success')).toContainText(toasts.successTitle);
  await expect(toast(page)).toContainText(toasts.success);
  await expectEmpty(page);
  await expect(page.locator('.outcome')).toContainText(`${form.reference}: ${reference}`);
  await page.reload();
  await expectEmpty(page);
  await fillForm(page, typed);
  await send(page).click();
  await expect(page.locator('.outcome strong')).toBeVisible();
  expect(await page.locator('.outcome strong').innerText()).not.toBe(reference);
  // The box goes when the next message is refused.
  await send(page).click();
  await expect(page.locator('.field-error').first()).toBeVisible();
  await expect(page.locator('.outcome')).toHaveCount(0);
});

test('a failure is told, keeps what was typed and offers mail and phone, or has its error under the field', async ({
  page,
  noise,
}) => {
  noise.allow(/ERR_FAILED|422/);
  await open(page, fixedPaths.contact);
  await fillForm(page, typed);
  for (const [fail, text] of [
    [answer({ success: false, message: 'The mailbox is being moved.' }), 'The mailbox is being moved.'],
    [(route: Route) => route.abort(), toasts.failedNetwork],
  ] as const) {
    await page.route('**/api/contact', fail);
    await send(page).click();
    await expect(page.getByRole('alert').locator('.toast-error')).toContainText(toasts.errorTitle);
    await expect(toast(page).getByText(text)).toBeVisible();
    await expectKept(page);
    const outcome = page.locator('.outcome');
    const { email, phone } = site.company();
    const letter = await outcome.getByRole('link', { name: form.mailInstead }).getAttribute('href');
    expect(letter).toMatch(`mailto:${email}?`);
    expect(decodeURIComponent(letter ?? '')).toContain(typed.message);
    await expect(outcome.locator(`a[href="tel:${phone.number}"]`)).toBeVisible();
  }
  const errors = { website: 'This address leads nowhere.' };
  await page.route('**/api/contact', answer({ success: false, message: 'Please look again.', errors }, 422));
  await send(page).click();
  await expect(page.locator('.field-error')).toHaveText(['This address leads nowhere.']);
  await expect(page.locator('#website')).toBeFocused();
});

/** A failure's toast, in a page whose time stands still since before it came. */
async function showToast(page: Page): Promise<void> {
  await page.route('**/api/contact', answer({ success: false, message: 'No.' }));
  await openWithHeldTime(page, fixedPaths.contact);
  await fillForm(page, typed);
  await send(page).click();
  await expect(toast(page)).toBeVisible();
}

test('a toast hides itself after 5000 ms, the outcome stays in the form', async ({ page }) => {
  await showToast(page);
  await page.clock.runFor(4999);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast(page)).toBeHidden();
  await expect(page.locator('.outcome')).toContainText('No.');
});

test('a toast covers nothing that has the focus, whatever the window', async ({ page }) => {
  await showToast(page);
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 360, height: 740 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(viewport);
    await send(page).click();
    await expect(send(page)).toBeFocused();
    expect(await coverOfFocus(page)).toBe('');
    // The part about calls.
    if (site.booking().on) await page.keyboard.press('Shift+Tab');
    expect(await coverOfFocus(page)).toBe('');
    for (const name of ['message', 'website', 'phone', 'email', 'name']) {
      await page.keyboard.press('Shift+Tab');
      await expect(page.locator(`#${name}`)).toBeFocused();
      expect(await coverOfFocus(page)).toBe('');
    }
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    expect(await coverOfFocus(page)).toBe('');
    await expect(toast(page)).toBeAttached();
  }
});

/** What covers the middle of the element that has the focus, a part of a toast among others; empty when it is seen. */
async function coverOfFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const covers = [top + 2, (top + bottom) / 2, bottom - 2].map((y) =>
      document.elementFromPoint((left + right) / 2, y),
    );
    const cover = covers.find((each) => !focused.contains(each) && each?.closest('.contact-form-toasts'));
    return cover?.outerHTML ?? '';
  });
}

test('a toast that the keyboard closes gives the focus to the outcome, and Tab goes on there', async ({ page }) => {
  await showToast(page);
  await toast(page).getByRole('button', { name: toasts.close }).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toBeHidden();
  await expect(page.getByRole('group', { name: 'No.' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: form.mailInstead })).toBeFocused();
});

const holds: Record<string, [come: (page: Page) => Promise<void>, go: (page: Page) => Promise<void>]> = {
  mouse: [(page) => toast(page).hover(), (page) => page.mouse.move(5, 500)],
  focus: [
    (page) => toast(page).getByRole('button', { name: toasts.close }).focus(),
    (page) => page.locator('#name').focus(),
  ],
};

test('a toast waits for mouse and focus to leave, whichever came first', async ({ page }) => {
  await showToast(page);
  for (const [first, then] of [['mouse'], ['focus'], ['focus', 'mouse'], ['mouse', 'focus']] as const) {
    await send(page).press('Enter');
    await expect(toast(page)).toBeVisible();
    for (const hold of [first, then]) await holds[hold ?? '']?.[0](page);
    if (then) await holds[first]?.[1](page);
    await page.clock.runFor(6000);
    await expect(toast(page)).toBeVisible();
    await holds[then ?? first]?.[1](page);
    await page.clock.runFor(5000);
    await expect(toast(page)).toBeHidden();
  }
});

test('a double click sends one message', async ({ page }) => {
  const references: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('/api/contact')) references.push((await response.json()).reference);
  });
  await sendTyped(page);
  await expect(toast(page)).toContainText(toasts.successTitle);
  // The answer came between the two clicks.
  await send(page).dispatchEvent('click', { detail: 2 });
  await expect(page.locator('form [aria-invalid]')).toHaveCount(0);
  await expect(toast(page)).toContainText(toasts.successTitle);
  await fillForm(page, typed);
  await send(page).dblclick();
  await expect.poll(() => references).toHaveLength(2);
});

test('a second try after a lost answer makes no second message', async ({ page, noise }) => {
  noise.allow(/ERR_FAILED/);
  const references: string[] = [];
  let lose = true;
  await page.route('**/api/contact', async (route) => {
    const response = await route.fetch();
    references.push((await response.json()).reference);
    if (lose) await route.abort();
    else await route.fulfill({ response });
    lose = false;
  });
  await sendTyped(page);
  await expect(toast(page)).toContainText(toasts.errorTitle);
  await send(page).click();
  await expect(page.getByRole('status').locator('.toast-success')).toBeVisible();
  expect(new Set(references).size).toBe(1);
});

test('a success is confirmed above the form, seen whole and with the focus, whatever the window', async ({ page }) => {
  (await holdAnswer(page))();
  await open(page, fixedPaths.contact);
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(viewport);
    await fillForm(page, typed);
    await send(page).click();
    await expect(toast(page)).toBeVisible();
    const box = page.locator('.outcome');
    await expect(box).toBeFocused();
    await expect(box).toContainText(sent.title);
    await expect(box).toContainText(sent.description);
    await expect(page.getByText(toasts.success)).toHaveCount(1);
    await expect(box).toBeInViewport({ ratio: 1 });
    const top = async (place: Locator) => (await place.boundingBox())?.y ?? 0;
    expect(await top(box)).toBeLessThan(await top(page.locator('#name')));
    const bottom = await box.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await top(toast(page))).toBeGreaterThan(viewport.width < 1280 ? bottom : 0);
    expect(await box.locator('strong').evaluate((element) => element.getClientRects().length)).toBe(1);
  }
});

test('the button that sent the form has the focus again after a failure', async ({ page }) => {
  await page.route('**/api/contact', async (route) => {
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await answer({ success: false, message: '' })(route);
  });
  await open(page, fixedPaths.contact);
  await fillForm(page, typed);
  await send(page).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toBeVisible();
  await expect(send(page)).toBeFocused();
});
