import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { openSite } from '#app/site.server.ts';
import type { Locale } from '#site/languages.ts';
import { temporaryProject } from '#tests/temporary-folder.ts';
import { testContent, testSite } from '#tests/test-site.ts';
import { choicesIn } from './choices.ts';
import { editorConfig } from './config.ts';
import { type ScreenLanguage, screenLanguages, screenNames } from './names.ts';
import { fieldsWithin, filesOf, type ScreenField } from './tidy.ts';

const site = testSite();
const { locales } = site;
const filesIn = (language: ScreenLanguage) => filesOf(editorConfig(site, language));
const files = filesIn('en');

type Leaf = { path: string; value: unknown; field: ScreenField | undefined };

/** The values of a content with their fields; a list or group that is empty is one. */
function leavesOf(value: unknown, field: ScreenField | undefined, path: string): Leaf[] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0 || field?.widget === 'oklch') return [{ path, value, field }];
  const item = field?.fields ? { ...field, widget: 'object' } : field?.field;
  return entries.flatMap(([key, entry]) => {
    // The type of a section is chosen with its form.
    const type = field?.types?.find(({ name }) => name === entry.type);
    if (type) {
      const { type: _, ...content } = entry;
      return leavesOf(content, type, `${path}.${key}`);
    }
    const sub = Array.isArray(value) ? item : field?.fields?.find(({ name }) => name === key);
    return leavesOf(entry, sub, `${path}.${key}`);
  });
}

function leavesIn({ name, file, fields }: ReturnType<typeof filesOf>[number], locale: Locale): Leaf[] {
  const value = parse(readFileSync(file.replace('content', testContent).replace('{{locale}}', locale), 'utf8'));
  return leavesOf(Array.isArray(value) ? { entries: value } : value, { name, widget: 'object', fields }, name);
}

test('every content file that an editor needs is in the screen', () => {
  const shown = files.flatMap(({ file }) => locales.map((locale) => file.replace('{{locale}}', locale)));
  const all = globSync('{*,en/*,es/*}.yaml', { cwd: testContent }).map(
    (file) => `content/${file.replaceAll('\\', '/')}`,
  );

  expect([...new Set(shown)].sort()).toEqual(
    all.filter((file) => !/\/(banned-words|blueprints|languages)\.yaml$/.test(file)).sort(),
  );
});

test.each(files)('every key of $name has a field', (file) => {
  const leaves = locales.flatMap((locale) => leavesIn(file, locale));

  expect(leaves.length).toBeGreaterThan(0);
  expect(leaves.filter(({ field }) => !field || field.widget === 'hidden').map(({ path }) => path)).toEqual([]);
});

test('no group is without fields, and no choice is offered twice: Sveltia opens nothing then', () => {
  const parts = files.flatMap(fieldsWithin);
  const empty = parts.filter(({ widget, fields }) => widget === 'object' && !fields?.length);
  const options = [
    ...parts.flatMap((part) => (part.options ? [part.options] : [])),
    ...Object.values(choicesIn(site, 'en')),
  ];
  const twice = options.filter((list) => new Set(list.map(({ value }) => value)).size < list.length);

  expect(empty.map(({ name }) => name)).toEqual([]);
  expect(twice).toEqual([]);
});

test('a page is offered the sections that its kind may have in their order, and a free one all', () => {
  const offered = (page: string) => {
    const { fields = [] } = files.find(({ name }) => name === page) ?? {};
    return fields.find(({ name }) => name === 'sections')?.types ?? [];
  };
  const canBeOff = (page: string) =>
    offered(page).flatMap(({ name, fields = [] }) => (fields.some((field) => field.name === 'off') ? name : []));
  const all = site.sections.definitions;

  expect(offered('insights-rejected-invoices').map(({ name }) => name)).toEqual(['hero', 'article', 'call-to-action']);
  expect(
    offered('home')
      .map(({ name }) => name)
      .sort(),
  ).toEqual(all.map(({ type }) => type).sort());
  // Neither what the kind must have, nor what has the title of the page.
  const { sections = [] } = site.blueprints().find(({ id }) => id === 'service') ?? {};
  expect(canBeOff('invoicing')).toEqual(sections.flatMap(({ type, optional }) => (optional ? type : [])));
  expect(canBeOff('home').sort()).toEqual(all.flatMap(({ type, isHero }) => (isHero ? [] : type)).sort());
});

test.each(screenLanguages)('no field and no choice shows its bare name in %s', (language) => {
  const shown = filesIn(language)
    .flatMap(fieldsWithin)
    .filter(({ widget }) => widget !== 'hidden');

  expect(shown.filter(({ name, label }) => !label || label === name).map(({ name }) => name)).toEqual([]);
  // Some English words are also values.
  const codes = shown.flatMap(({ options = [] }) => options.filter(({ label, value }) => label === value));
  expect(codes.filter(({ value }) => !/[#/]/.test(value) && !screenNames[value])).toEqual([]);
});

test('what a field says below it is the limit of its schema, and Markdown as it is typed', () => {
  const { fields = [] } = files.find(({ name }) => name === 'insights-rejected-invoices') ?? {};
  const meta = fields.find(({ name }) => name === 'meta');

  expect(meta?.fields?.find(({ name }) => name === 'title')?.hint).toMatch(/15 to 50 characters\.$/);
  expect(fieldsWithin({ name: '', fields }).find(({ name }) => name === 'body')?.hint).toContain('\\*\\*strong\\*\\*');
});

test('only services are offered as the services of a case', () => {
  const services = choicesIn(site, 'en').service?.map(({ value }) => value);
  const { fields = [] } = files.find(({ name }) => name === 'insights-rejected-invoices') ?? {};
  const article = fieldsWithin({ name: '', fields }).find(({ name }) => name === 'services');

  expect(article?.field).toMatchObject({ widget: 'choice', from: 'service' });
  expect(services).toContain('/invoicing');
  expect(services).not.toContain(site.readFixedPaths().contact);
});

test('a page whose file is missing in the language of the screen is there by its name in another', () => {
  const root = join(temporaryProject(), 'content');
  rmSync(join(root, 'es/analytics.yaml'));
  const shown = filesOf(editorConfig(openSite(root), 'es')).find(({ name }) => name === 'analytics');

  expect(shown?.label).toBe(site.page('en', { path: '/analytics' }).navLabel);
});

test('a file of comments alone opens', () => {
  const root = join(temporaryProject(), 'content');
  writeFileSync(join(root, 'redirects.yaml'), '# Former addresses\n');

  expect(filesOf(editorConfig(openSite(root), 'en')).map(({ name }) => name)).toContain('redirects');
});
