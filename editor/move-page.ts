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
  const edit = withMoved(site, name, to);
  const { findings } = checkEdit(root, edit);
  const errors = findings.filter(({ level }) => level === 'error');
  if (errors.length > 0) return errors;
  writeEdit(edit, dirname(root));
  return [];
}

/** The renamed files of all languages, every link and menu entry, and the former address of each language. */
export function withMoved(site: Site, name: string, to: string): Edit {
  const { root, locales, localizedPath, splitLocale } = site;
  const page = site.pageList().pages.find(({ path }) => slugOf(path) === name);
  if (!page) throw new Error(`${name} is no page.`);
  const from = page.path;
  function moved(address: string): string {
    const [whole = '', ...anchor] = address.split('#');
    const { locale, path } = splitLocale(whole);
    return path === from ? [localizedPath(to, locale), ...anchor].join('#') : address;
  }
  const texts = new Map<string, string>();
  for (const file of globSync('{*,*/*}.yaml', { cwd: root }).map((path) => `content/${path}`)) {
    const text = withLinks(site, file, savedText(root, file), moved);
    if (text !== savedText(root, file)) texts.set(file, text);
  }
  const moving = localesOf(page, locales).filter((locale) => !inLocale(page.addresses ?? {}, locale));
  const addresses = moving.map((locale) => ({
    from: localizedPath(from, locale),
    to: moved(localizedPath(from, locale)),
  }));
  const former = readContent(texts.get(redirectFile) ?? savedText(root, redirectFile));
  const kept = ((former.entries ?? []) as typeof addresses).filter((entry) =>
    addresses.every((own) => own.to !== entry.from),
  );
  // A page that was never published has no visitors to redirect, and no redirect may lead to a page that expires.
  const isKnown = isShownForGood(page, site.now.getTime());
  texts.set(redirectFile, writeContent({ ...former, entries: [...kept, ...(isKnown ? addresses : [])] }));
  const files = locales.map(
    (locale) => [`content/${locale}/${name}.yaml`, `content/${locale}/${slugOf(to)}.yaml`] as const,
  );
  const own = files
    .filter(([file]) => savedText(root, file))
    .map(([file, next]) => [next, texts.get(file) ?? savedText(root, file)] as const);
  const gone = Object.fromEntries(files.map(([file]) => [file, undefined]));
  return { ...Object.fromEntries(texts), ...gone, ...Object.fromEntries(own) };
}

/** A file's text with changed addresses in its links. */
function withLinks({ jsonSchemas }: Site, file: string, text: string, moved: (address: string) => string): string {
  const jsonSchema = jsonSchemas.plainOf(relative('content', file));
  if (!jsonSchema || !text) return text;
  const { __source, ...content } = readContent(text);
  const value = Array.isArray(content.entries) && jsonSchema.type === 'array' ? content.entries : content;
  const fields = [...walkFields(jsonSchema, value)];
  for (const { path, value: address } of fieldsOfRole(fields, 'link', 'listed-link', 'localized-link'))
    setIn(value, path, moved(address));
  // Links in Markdown are parts of a text, not values of the file.
  for (const { path, value: markdown } of fieldsOfRole(fields, 'markdown'))
    setIn(value, path, changeLinks(markdown, moved));
  return writeContent({ ...content, ...(__source !== undefined && { __source }) });
}
