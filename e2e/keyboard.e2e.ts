import type { Page } from '@playwright/test';
import { coverageOf } from '#content/accessibility-claims.ts';
import { loadCompany, loadContactTexts, loadPage, loadSite } from '#content/load.server.ts';
import { localizedPath } from '#content/locale.ts';
import { contactFields } from '#shared/contact.ts';
import { readFocused, readTree, type Spoken } from './accessibility-tree.ts';
import { expectClaim } from './claim-checks.ts';
import { expect, open, test } from './journey.ts';
import { visitsFor } from './pages.ts';

const walked = '@access-screen-reader';

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

for (const { address, entry, claims, tag } of visitsFor('keyboard'))
  test(`${address} lets the Tab key reach every control, each seen`, { tag }, async ({ page, noise }) => {
    if (entry.kind === 'not-found') noise.allow(/404/);
    await open(page, address);
    for (const claim of claims) await expectClaim(page, claim, { find: findOutOfReach });
  });

/** Walks by the Tab key, gives the controls that it passes by and those on which the focus is not seen. */
async function findOutOfReach(page: Page): Promise<string[]> {
  const controls = await page.evaluate(markControls);
  for (let press = 0; press < controls; press++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      document.activeElement?.removeAttribute('data-unreached');
      return document.activeElement?.textContent;
    });
    await expect.poll(() => isFocusSeen(page), `the focus is seen on "${name}"`).toBe('seen');
  }
  return page.locator('[data-unreached]').allTextContents();
}

/** Marks every control that a person should reach by the Tab key; gives their number. One tab of a list is a stop, the others wait for arrows. */
function markControls(): number {
  const controls = ':is(a[href], button, input:not([type="hidden"]), textarea, summary, [role="tabpanel"])';
  const reachable = [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert], .trap'))
    .filter((control) => control.getAttribute('aria-selected') !== 'false');
  for (const control of reachable) control.dataset.unreached = '';
  return reachable.length;
}

for (const locale of coverageOf('screen-reader').languages) {
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

  test(`${localizedPath('/', locale)} is told in its order from the skip link to the footer`, { tag: walked }, async ({
    page,
  }) => {
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

  test(`${localizedPath('/sap', locale)} is told in its order: one stop for the tabs, then their panel`, {
    tag: walked,
  }, async ({ page }) => {
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

  test(`${localizedPath('/contact-us', locale)} is told in its order, each field as it is`, { tag: walked }, async ({
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

test('landmarks are told once', async ({ page }) => {
  await open(page, '/sap');
  const roles = (await readTree(page)).map(({ role }) => role);
  for (const role of ['banner', 'main', 'contentinfo']) expect(roles.filter((each) => each === role)).toHaveLength(1);
});
