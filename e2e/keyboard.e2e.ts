import type { Page } from '@playwright/test';
import { loadCompany, loadContactTexts, loadPage, loadSite } from '#content/load.server.ts';
import { locales, localizedPath } from '#content/locale.ts';
import { contactFields } from '#shared/contact.ts';
import { readFocused, readTree, type Spoken } from './accessibility-tree.ts';
import { expect, open, test } from './journey.ts';

/** Presses Tab until `last` has the focus, or 80 times; gives what is told of each stop, each proven to be seen. */
async function walk(page: Page, until: (stop: Spoken) => boolean): Promise<Spoken[]> {
  const stops: Spoken[] = [];
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press('Tab');
    const stop = await readFocused(page);
    stops.push(stop);
    await expect.poll(() => isFocusSeen(page), `the focus is seen on ${stop.role} "${stop.name}"`).toBe('seen');
    if (until(stop)) return stops;
  }
  throw new Error(`the Tab key did not get there: ${stops.map(({ name }) => name).join(' | ')}`);
}

/** Whether the element with the focus has an outline and is not covered, as WCAG 2.4.7 and 2.4.11 ask. */
function isFocusSeen(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return 'nothing has the focus';
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return 'no outline';
    const box = element.getBoundingClientRect();
    const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1);
    const y = Math.min(Math.max(box.top + Math.min(box.height / 2, 40), 1), innerHeight - 1);
    const top = document.elementFromPoint(x, y);
    return top && (element.contains(top) || top.contains(element)) ? 'seen' : `covered by ${top?.className}`;
  });
}

function told(stops: Spoken[]): string[] {
  return stops.map(({ role, name }) => `${role} ${name}`);
}

for (const locale of locales) {
  const site = loadSite(locale);
  const { name: company } = loadCompany();
  const bar = [
    `link ${site.skipToContent}`,
    `link ${company}`,
    `link ${site.nav.home}`,
    ...Object.values(site.nav.menus).map((label) => `button ${label}`),
    `link ${site.nav.contact}`,
    `button ${site.motion.pause}`,
    `link ${site.otherLanguage}`,
  ];

  test(`the Tab key walks through home in ${locale} from the skip link to the footer`, async ({ page }) => {
    const home = loadPage(locale, { path: '/', kind: 'home' });
    await open(page, localizedPath('/', locale));
    const stops = await walk(page, ({ name }) => name === site.footer.privacy);
    expect(told(stops.slice(0, bar.length))).toEqual(bar);
    expect(told(stops.slice(bar.length, bar.length + 2))).toEqual([
      `link ${home.hero.exploreLabel}`,
      `link ${home.hero.contactLabel}`,
    ]);
    expect(stops.filter(({ name }) => name === '')).toEqual([]);
    const quotes = stops
      .map(({ name }) => name)
      .filter((name) => home.testimonials.items.some(({ author }) => name.includes(author)));
    expect(quotes).toHaveLength(4);
  });

  test(`the Tab key walks through SAP in ${locale}: one stop for the tabs, then their panel`, async ({ page }) => {
    const sap = loadPage(locale, { path: '/sap', kind: 'service' });
    const [first] = Object.values(sap.tabs.tabContent);
    await open(page, localizedPath('/sap', locale));
    const stops = await walk(page, ({ name }) => name === sap.cta.buttonText);
    expect(told(stops.slice(0, bar.length))).toEqual(bar);
    const tabs = stops.filter(({ role }) => role === 'tab');
    expect(tabs).toMatchObject([{ name: first?.label, selected: true }]);
    const panel = stops[stops.findIndex(({ role }) => role === 'tab') + 1];
    expect(panel).toMatchObject({ role: 'tabpanel', name: first?.label });
  });

  test(`the Tab key walks through the contact form in ${locale} in its order, each field told as it is`, async ({
    page,
  }) => {
    const { form } = loadPage(locale, { path: '/contact-us', kind: 'contact' });
    await open(page, localizedPath('/contact-us', locale));
    const stops = await walk(page, ({ name }) => name === form.privacyLink);
    const fields = stops.filter(({ role }) => role === 'textbox');
    expect(fields.map(({ name }) => name)).toEqual(
      contactFields.map((name) => {
        const isRequired = ['name', 'email', 'message'].includes(name);
        return `${form.labels[name]} ${isRequired ? form.required : form.optional}`;
      }),
    );
    expect(fields.map(({ required }) => required === true)).toEqual([true, true, false, false, true]);
    expect(fields[2]?.description).toBe(form.hints.phone);
    expect(told(stops.slice(-2))).toEqual([`button ${form.send}`, `link ${form.privacyLink}`]);
  });

  test(`the live regions of the form tell a failure in ${locale}`, async ({ page }) => {
    const { toasts } = loadContactTexts(locale);
    await page.route('**/api/contact', (route) => route.fulfill({ json: { success: false } }));
    await open(page, localizedPath('/contact-us', locale));
    for (const [name, value] of [
      ['name', 'Ana'],
      ['email', 'ana@empresa.pr'],
      ['message', 'Hola'],
    ])
      await page.locator(`#${name}`).fill(value ?? '');
    await page.locator('#message').press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('.toast')).toBeVisible();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(toasts.errorTitle);
    await expect(alert).toContainText(toasts.failed);
    const spoken = await readTree(page);
    expect(spoken.some(({ role }) => role === 'alert')).toBe(true);
    expect(spoken.some(({ role }) => role === 'status')).toBe(true);
  });
}

test('a group of the bar tells whether it is open', async ({ page }) => {
  const { nav } = loadSite('en');
  await open(page, '/');
  await page.getByRole('button', { name: nav.menus.erp, exact: true }).focus();
  expect(await readFocused(page)).toMatchObject({ role: 'button', name: nav.menus.erp, expanded: false });
  await page.keyboard.press('Space');
  expect(await readFocused(page)).toMatchObject({ role: 'button', name: nav.menus.erp, expanded: true });
  await page.keyboard.press('Tab');
  expect(await readFocused(page)).toMatchObject({
    role: 'link',
    name: loadPage('en', { path: '/sap', kind: 'service' }).navLabel,
  });
});

test('landmarks and headings are told in order, with no level left out', async ({ page }) => {
  await open(page, '/sap');
  const spoken = await readTree(page);
  const roles = spoken.map(({ role }) => role);
  for (const role of ['banner', 'main', 'contentinfo']) expect(roles.filter((each) => each === role)).toHaveLength(1);
  const levels = spoken.filter(({ role }) => role === 'heading').map(({ level }) => level ?? 0);
  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});

test('every target of home, a service page and the contact page is at least 24 px in both directions', async ({
  page,
}) => {
  for (const path of ['/', '/sap', '/contact-us']) {
    await open(page, path);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, a[href], input:not([type="hidden"]), textarea, summary')]
        .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest('p, .trap, .skip'))
        .map((target) => ({ name: target.innerText, ...target.getBoundingClientRect().toJSON() }))
        .filter(({ width, height }) => width < 24 || height < 24),
    );
    expect(small, path).toEqual([]);
  }
});
