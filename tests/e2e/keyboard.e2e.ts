import type { Page } from '@playwright/test';
import { contentOf } from '#app/testing/content-of.ts';
import { contactFields } from '#shared/contact.ts';
import { inLocale } from '#site/languages.ts';
import { linksOfEntries } from '#site/menus.server.ts';
import { readElements, readFocused, readTree, type Spoken } from './accessibility-tree.ts';
import { expect, open, test } from './fixtures.ts';
import { walk } from './key-walk.ts';
import { testedLocales } from './pages.ts';
import { fixedPaths, localizedPath, site } from './site.ts';

/** Walks the page by the Tab key; gives its stops up to the one of that name, each proven to be seen. */
async function walkTo(page: Page, last: string): Promise<Spoken[]> {
  const { landings } = await walk(page, (count) => Array(count).fill('Tab'));
  expect(landings.filter(({ unseen }) => unseen)).toEqual([]);
  const controls = await readElements(page, 'tabWalk.controls');
  const stops = landings.flatMap(({ control }) => controls[control] ?? []);
  const end = stops.findIndex(({ name }) => name === last);
  expect(end, `the Tab key gets to ${last}`).toBeGreaterThan(-1);
  return stops.slice(0, end + 1);
}

function told(stops: Spoken[]): string[] {
  return stops.map(({ role, name }) => `${role} ${name}`);
}

for (const locale of testedLocales) {
  const words = site.words(locale);
  const groups = site.menus().groups.flatMap((group) => {
    const labels = linksOfEntries(site, group.entries, locale).map(({ label }) => label);
    return labels.length > 0 ? [{ name: inLocale(group, locale).name, labels }] : [];
  });

  test(`the Tab key goes through the fields of the form, each told as it is, in ${locale}`, async ({ page }) => {
    const form = contentOf(site, locale, fixedPaths.contact, 'contact-form');
    await open(page, localizedPath(fixedPaths.contact, locale));
    const stops = await walkTo(page, form.privacyLink);
    const fields = stops.filter(({ role }) => role === 'textbox');
    expect(fields.map(({ name }) => name)).toEqual(
      contactFields.map((name) => {
        const isRequired = ['name', 'email', 'message'].includes(name);
        return isRequired ? form.labels[name] : `${form.labels[name]} ${form.optional}`;
      }),
    );
    expect(fields.map(({ required }) => required === true)).toEqual([true, true, false, false, true]);
    expect(fields[2]?.description).toBe(form.hints.phone);
    expect(told(stops.slice(-2))).toEqual([`button ${form.send}`, `link ${form.privacyLink}`]);
  });

  test(`Enter opens each group of the bar, Tab goes through its pages and on, in ${locale}`, async ({ page }) => {
    await open(page, localizedPath(fixedPaths.contact, locale));
    await page.getByRole('banner').getByRole('link', { name: words.nav.home, exact: true }).focus();
    for (const { name: groupName, labels } of groups) {
      await page.keyboard.press('Tab');
      const group = { role: 'button', name: groupName };
      expect(await readFocused(page)).toMatchObject({ ...group, expanded: false });
      await page.keyboard.press('Enter');
      expect(await readFocused(page)).toMatchObject({ ...group, expanded: true });
      for (const name of labels) {
        await page.keyboard.press('Tab');
        expect(await readFocused(page)).toMatchObject({ role: 'link', name });
      }
    }
    await page.keyboard.press('Tab');
    expect(await readFocused(page)).toMatchObject({ role: 'link', name: words.nav.contact });
    const shown = (await readTree(page)).filter(({ role }) => role === 'button');
    expect(shown.filter(({ expanded }) => expanded)).toEqual([]);
  });
}
