import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { keyOf } from '#site/content-error.ts';
import type { Site } from '#site/create-site.server.ts';
import { leavesOf } from '#site/fields.server.ts';
import type { Locale } from '#site/languages.ts';
import { codeOf } from './answers.ts';
import { wordsFolder } from './folders.ts';
import { type ProductFile, productFiles } from './starting-pages.ts';
import { hintOf } from './yaml-file.ts';

/** Names in files of all languages: kinds, menus, menu labels of the first drafts, and addresses. */
type NameLists = Record<'kinds' | 'menus' | 'pages' | 'addresses', Record<string, string>>;
type LanguageNames = NameLists & { colon: string };

/** The product's words in a language, with the keys of the sample's file; nothing if it has none. */
export function productWordsIn(code: Locale, file: string): unknown {
  const path = join(wordsFolder, code, `${file}.yaml`);
  return existsSync(path) ? parse(readFileSync(path, 'utf8')) : undefined;
}

/** What a country says otherwise than the language's words do, by key: `languages/en-GB.yaml`. */
function wordsOfCountry(tag: string, slug: string): Record<string, string> {
  const path = join(wordsFolder, `${tag}.yaml`);
  return existsSync(path) ? (parse(readFileSync(path, 'utf8'))[slug] ?? {}) : {};
}

/** The words by key: of the sample where it has the language, of the language, and of the country. */
export function wordsForLanguage(sample: Site, tag: string, slug: string): ReadonlyMap<string, string> {
  const code = codeOf(tag);
  const file = `${code}/${slug}.yaml`;
  const raw = existsSync(join(sample.root, file)) ? sample.readYaml(file) : {};
  const isOwnerKey = ownerKeyTest(raw, slug);
  const leaves = [...leavesOf(raw).filter(({ key }) => !isOwnerKey(key)), ...leavesOf(productWordsIn(code, slug))];
  return new Map([
    ...leaves.map(({ key, value }) => [key, String(value)] as const),
    ...Object.entries(wordsOfCountry(tag, slug)),
  ]);
}

export function productNames(code: Locale): Partial<LanguageNames> {
  return (productWordsIn(code, 'names') ?? {}) as Partial<LanguageNames>;
}

/** A name of a menu or of a first draft, or the English one as a hint. */
export function nameIn(code: Locale, list: 'menus' | 'pages', id: string): string | undefined {
  const english = productNames('en')[list]?.[id];
  return productNames(code)[list]?.[id] ?? (english && hintOf(english));
}

/** Recognizes the keys of the sample that a new site does not take from the product. */
export function ownerKeyTest(raw: unknown, slug: string): (key: string) => boolean {
  const ownerKeys = ownerKeysIn(raw, productFiles[slug] ?? {});
  return (key) => ownerKeys.some((ownerKey) => key === ownerKey || key.startsWith(`${ownerKey}.`));
}

/** What a new site does not take from the product: what only its owner can say, and what is true only of the sample. */
function ownerKeysIn(raw: unknown, { hints = [], parts = [], values = {}, without }: ProductFile): string[] {
  const { sections = [] } = raw as { sections?: { parts?: { id: string }[] }[] };
  const emptied = sections.flatMap(({ parts: ofSection = [] }, section) =>
    ofSection.flatMap(({ id }, part) =>
      parts.includes(id)
        ? ['paragraphs', 'items'].map((list) => keyOf(['sections', section, 'parts', part, list]))
        : [],
    ),
  );
  const removedPath = without?.split('.').map((segment) => (/^\d+$/.test(segment) ? Number(segment) : segment));
  return [...hints, ...Object.keys(values), ...emptied, ...(removedPath ? [keyOf(removedPath)] : [])];
}
