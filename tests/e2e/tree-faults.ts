import type { Page } from '@playwright/test';
import { currentSite } from '#app/site.server.ts';
import { menuNames } from '#app/testing/content-of.ts';
import { leavesOf } from '#site/fields.server.ts';
import { forHtml } from '#site/for-html.server.ts';
import type { Locale } from '#site/languages.ts';
import { readTree, type Spoken } from './accessibility-tree.ts';
import { settle } from './fixtures.ts';

const site = forHtml(currentSite());

/** What a person can operate, by the names that Chromium's tree has for it. */
const widgets = ['link', 'button', 'textbox', 'searchbox', 'tab', 'tabpanel', 'region', 'DisclosureTriangle'];

/**
 * Reads all that Chromium's accessibility tree tells of the page that is open; gives controls and pictures that are not named,
 * states that are not told, and words of another language, one line each. Of landmarks axe tells.
 */
export async function findTreeFaults(page: Page): Promise<string[]> {
  const locale = (await page.locator('html').getAttribute('lang')) as Locale;
  await settle(page);
  const spoken = await readTree(page);
  return [
    ...nameFaults(spoken),
    ...menuFaults(spoken, locale),
    ...tabFaults(spoken),
    ...(await findForeignWords(page, locale)),
  ];
}

function withRole(spoken: Spoken[], role: string): Spoken[] {
  return spoken.filter((each) => each.role === role);
}

/** What can be operated has a role that says how and a name that says what; one name leads to one place. */
function nameFaults(spoken: Spoken[]): string[] {
  // The main heading takes the focus when the page changes; nobody operates it.
  const operated = spoken.filter(({ focusable, role, level }) => focusable && role !== 'RootWebArea' && level !== 1);
  const pictures = spoken.filter(({ role }) => /^(image|Svg|graphics)/.test(role));
  const links = withRole(spoken, 'link');
  const ambiguous = links.filter(({ name, url }) => links.find((link) => link.name === name)?.url !== url);
  return [
    ...operated
      .filter(({ role }) => !widgets.includes(role))
      .map(({ role, name }) => `${role} "${name}" has the focus`),
    ...[...operated, ...pictures].filter(({ name }) => !name.trim()).map(({ role }) => `a ${role} has no name`),
    ...ambiguous.map(({ name, url }) => `"${name}" leads to ${url} too`),
  ];
}

/** The groups of the bar say that they are closed; on narrow screens the button says that it opens a dialog. */
function menuFaults(spoken: Spoken[], locale: Locale): string[] {
  const { nav } = site.words(locale);
  const buttons = withRole(spoken, 'button');
  if (buttons.some(({ name, hasPopup }) => name === nav.openMenu && hasPopup === 'dialog')) return [];
  const bar = withRole(spoken, 'navigation').some(({ name }) => name === nav.label);
  const untold = Object.values(menuNames(site, locale)).filter(
    (label) => !buttons.some(({ name, expanded }) => name === label && expanded === false),
  );
  return [
    ...(bar ? [] : ['there is no navigation']),
    ...untold.map((label) => `"${label}" does not say whether it is open`),
  ];
}

/** A list of tabs has a name and one selected tab, which controls the panel that is shown under its name. */
function tabFaults(spoken: Spoken[]): string[] {
  const lists = withRole(spoken, 'tablist');
  const selected = withRole(spoken, 'tab').filter((tab) => tab.selected);
  const panels = withRole(spoken, 'tabpanel');
  const isWired = selected.every(({ name, controls }, index) => controls && panels[index]?.name === name);
  return [
    ...lists.filter(({ name }) => name === '').map(() => 'a list of tabs has no name'),
    ...(selected.length === lists.length && panels.length === lists.length
      ? []
      : [`${selected.length} tabs selected, ${panels.length} panels shown`]),
    ...(isWired ? [] : ['a tab does not control its panel']),
  ];
}

/** Returns words that are heard and not seen and do not stand in the content of the page's language. */
async function findForeignWords(page: Page, locale: Locale): Promise<string[]> {
  const words = await page.evaluate(() => {
    const attributes = ['aria-label', 'aria-roledescription', 'aria-description', 'alt', 'title', 'placeholder'];
    return attributes.flatMap((attribute) =>
      [...document.body.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(attribute) ?? ''),
    );
  });
  const own = wordsOf(locale);
  return [...new Set(words)]
    .filter((word) => word !== '' && !own(word))
    .map((word) => `"${word}" is no word of ${locale}`);
}

const known = new Map<Locale, (word: string) => boolean>();

/** Returns a test for words: whether the content of a language has them, `{n}` and its like standing for anything. */
function wordsOf(locale: Locale): (word: string) => boolean {
  const found = known.get(locale);
  if (found) return found;
  const content = [
    site.company(),
    site.words(locale),
    site.contactTexts(locale),
    site.menus(),
    ...site.pagesIn(locale).map((entry) => site.page(locale, entry)),
  ];
  const texts = new Set(content.flatMap(leavesOf).flatMap(({ value }) => (typeof value === 'string' ? value : [])));
  const patterns = [...texts].filter((text) => text.includes('{')).map(patternOf);
  const own = (word: string) => texts.has(word) || patterns.some((pattern) => pattern.test(word));
  known.set(locale, own);
  return own;
}

function patternOf(text: string): RegExp {
  return new RegExp(
    `^${text
      .split(/\{\w+\}/)
      .map((text) => RegExp.escape(text))
      .join('.+')}$`,
  );
}
