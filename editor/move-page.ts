import { globSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Site } from '#site/create-site.server.ts';
import { readContent, writeContent } from '#site/edit-yaml.ts';
import { fieldsOfRole, setIn, walkFields } from '#site/fields.server.ts';
import { errorAt, type Finding } from '#site/finding.ts';
import { inLocale } from '#site/languages.ts';
import { changeLinks } from '#site/markdown.server.ts';
import { isShownForGood, localesOf } from '#site/page-dates.ts';
import { slugOf } from '#site/slug.ts';
import { checkEdit, type Edit, savedText, writeEdit } from './check-edit.ts';

export const redirectFile = 'content/redirects.yaml';

/** Moves a page to another address and updates the links to it. Returns findings if that is not possible. */
export function movePage(site: Site, name: string, to: string): Finding[] {
  const { root } = site;
  const taken = slugOf(to) !== name && `content/${site.firstLocale}/${slugOf(to)}.yaml`;
  if (taken && savedText(root, taken)) return [errorAt(taken, '', 'exists', { path: to, file: taken })];
  const edit = editToMove(site, name, to);
  const { findings } = checkEdit(root, edit);
  const errors = findings.filter(({ level }) => level === 'error');
  if (errors.length > 0) return errors;
  writeEdit(edit, dirname(root));
  return [];
}

/** The renamed files of all languages, every link and menu entry, and the former address of each language. */
export function editToMove(site: Site, name: string, to: string): Edit {
  const { root, locales, localizedPath, splitLocale } = site;
  const page = site.pageList().pages.find(({ path }) => slugOf(path) === name);
  if (!page) throw new Error(`${name} is no page.`);
  const from = page.path;
  function move(address: string): string {
    const [fullPath = '', ...anchor] = address.split('#');
    const { locale, path } = splitLocale(fullPath);
    return path === from ? [localizedPath(to, locale), ...anchor].join('#') : address;
  }
  const texts = new Map<string, string>();
  for (const file of globSync('{*,*/*}.yaml', { cwd: root }).map((path) => `content/${path}`)) {
    const text = withLinks(site, file, savedText(root, file), move);
    if (text !== savedText(root, file)) texts.set(file, text);
  }
  const movingLocales = localesOf(page, locales).filter((locale) => !inLocale(page.addresses ?? {}, locale));
  const addresses = movingLocales.map((locale) => ({
    from: localizedPath(from, locale),
    to: move(localizedPath(from, locale)),
  }));
  const redirects = readContent(texts.get(redirectFile) ?? savedText(root, redirectFile));
  const keptRedirects = ((redirects.entries ?? []) as typeof addresses).filter((entry) =>
    addresses.every((redirect) => redirect.to !== entry.from),
  );
  // A page that was never published has no visitors to redirect, and no redirect may lead to a page that expires.
  const isKnown = isShownForGood(page, site.now.getTime());
  texts.set(redirectFile, writeContent({ ...redirects, entries: [...keptRedirects, ...(isKnown ? addresses : [])] }));
  const files = locales.map(
    (locale) => [`content/${locale}/${name}.yaml`, `content/${locale}/${slugOf(to)}.yaml`] as const,
  );
  const movedTexts = files
    .filter(([file]) => savedText(root, file))
    .map(([file, next]) => [next, texts.get(file) ?? savedText(root, file)] as const);
  const formerFiles = Object.fromEntries(files.map(([file]) => [file, undefined]));
  return { ...Object.fromEntries(texts), ...formerFiles, ...Object.fromEntries(movedTexts) };
}

/** A file's text with changed addresses in its links. */
function withLinks({ jsonSchemas }: Site, file: string, text: string, move: (address: string) => string): string {
  const jsonSchema = jsonSchemas.plainOf(relative('content', file));
  if (!jsonSchema || !text) return text;
  const { __source, ...content } = readContent(text);
  const value = Array.isArray(content.entries) && jsonSchema.type === 'array' ? content.entries : content;
  const fields = [...walkFields(jsonSchema, value)];
  for (const { path, value: address } of fieldsOfRole(fields, 'link', 'listed-link', 'localized-link'))
    setIn(value, path, move(address));
  // Links in Markdown are parts of a text, not values of the file.
  for (const { path, value: markdown } of fieldsOfRole(fields, 'markdown'))
    setIn(value, path, changeLinks(markdown, move));
  return writeContent({ ...content, ...(__source !== undefined && { __source }) });
}
