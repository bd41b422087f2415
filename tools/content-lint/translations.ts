import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseDocument } from 'yaml';
import { contentSite } from '#app/site.server.ts';
import { keyOf } from '#site/content-error.ts';
import type { Site } from '#site/create-site.server.ts';
import type { Field } from '#site/fields.server.ts';
import { type Finding, lineOf, warningAt } from '#site/finding.ts';
import { isHint } from '#site/hint.ts';
import type { Locale } from '#site/languages.ts';
import { type ContentTree, originalOf, readContentTree } from './content-tree.ts';
import { proseOf } from './texts.ts';

/** A text and its translation, whose place `file` and `key` name. */
export type Translation = {
  page: string;
  locale: Locale;
  file: string;
  key: string;
  source: string;
  translation: string;
};
type Texts = Pick<ContentTree, 'site' | 'root' | 'files'>;

export const translationsLock = 'translations.lock';
const heading = '# Hashes of each text and its translation, by which npm run check knows which changed alone.\n';

/**
 * Translations follow their source. Only a warning, since a stale text can still be read, and one for each file, so
 * that a page written anew does not bury what else is found.
 */
export function checkTranslations(tree: Texts): Finding[] {
  const groups = Map.groupBy(staleTranslations(tree), ({ file }) => file);
  return [...groups.values()].map((group) => {
    const [first] = group as [Translation, ...Translation[]];
    const { file, page } = first;
    if (group.length === 1) return findingOf(first, 60);
    return warningAt(file, 'the file', 'translations-stale', { count: group.length, page });
  });
}

function findingOf({ page, file, key, ...texts }: Translation, longestQuote: number): Finding {
  const shorten = (text: string) => (text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text);
  const [source, translation] = [shorten(texts.source), shorten(texts.translation)];
  return warningAt(file, key, 'translation-stale', { translation, source, page, place: key });
}

/** The translations that did not change with their source, in the order of the pages. */
export function staleTranslations(tree: Texts): Translation[] {
  const lock = readLock(tree.root);
  return [...pairsOf(tree)].filter((pair) => isStale(pair, lock));
}

/** Records translations as right: those that are not stale, and those that pass the test. */
export function recordTranslations(
  { drafts, ...tree }: Texts & Pick<ContentTree, 'drafts'>,
  isRight: (stale: Translation) => boolean = () => false,
): void {
  const lock = readLock(tree.root);
  const recorded = (pair: Translation) => lock.get(hashOf(pair.translation)) ?? [];
  const lines = [
    ...[...pairsOf(tree)].flatMap((pair) => (isStale(pair, lock) && !isRight(pair) ? recorded(pair) : recordOf(pair))),
    ...[...pairsOf({ ...tree, files: drafts })].flatMap(recorded),
  ];
  writeFileSync(join(tree.root, translationsLock), `${heading}${[...new Set(lines)].sort().join('\n')}\n`);
}

/** Whether a translation was recorded with another source. Another rule tells what should not be the same. */
function isStale(pair: Translation, lock: Map<string, string[]>): boolean {
  const recorded = lock.get(hashOf(pair.translation));
  return recorded !== undefined && pair.translation !== pair.source && !recorded.includes(recordOf(pair));
}

function* pairsOf({ site: { jsonSchemas, locales, firstLocale }, root, files }: Texts): Generator<Translation> {
  for (const file of files) {
    const source = originalOf(file, files);
    if (source?.raw !== undefined && file.raw !== undefined)
      yield* pairsIn(file.name, file.locale, proseOf(source), proseOf(file));
  }
  // Files such as notice.yaml have groups of all languages.
  for (const name of globSync('*.yaml', { cwd: root })) {
    const jsonSchema = jsonSchemas.plainOf(name);
    // Unlike `parse` it does not throw: another rule reports files that cannot be read.
    const prose = jsonSchema
      ? proseOf({ jsonSchema, raw: parseDocument(readFileSync(join(root, name), 'utf8')).toJS() })
      : [];
    for (const locale of locales.slice(1)) {
      const sources = prose.filter(({ path }) => path.includes(firstLocale));
      const expectedTexts = sources.map((leaf) => {
        const path = leaf.path.map((segment) => (segment === firstLocale ? locale : segment));
        return { ...leaf, path, key: keyOf(path) };
      });
      yield* pairsIn(`content/${name}`, locale, expectedTexts, prose);
    }
  }
}

function pairsIn(file: string, locale: Locale, sources: Field<string>[], translations: Field<string>[]): Translation[] {
  const page = basename(file, '.yaml');
  const translatedTexts = new Map(translations.map(({ key, value }) => [key, value.trim()]));
  return sources.flatMap(({ key, value }) => {
    // Figures and facts in braces have no words.
    if (!/\p{L}/u.test(value.replace(/\{\w+\}/g, ''))) return [];
    const translation = translatedTexts.get(key) ?? '';
    // Other rules tell a missing text, and a hint is nothing to compare yet.
    return !translation || isHint(value) || isHint(translation)
      ? []
      : [{ page, locale, file, key, source: value.trim(), translation }];
  });
}

function recordOf({ source, translation }: Translation): string {
  return `${hashOf(source)} ${hashOf(translation)}`;
}

/** Line breaks are ignored. */
function hashOf(text: string): string {
  return createHash('sha256').update(text.replace(/\s+/g, ' ')).digest('hex').slice(0, 12);
}

/** Recorded lines by the hash of the translation: with keys, a text that moves would have to be recorded again. */
function readLock(root: string): Map<string, string[]> {
  const path = join(root, translationsLock);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  return Map.groupBy(lines, (line) => line.split(' ')[1] ?? '');
}

/** Lists stale translations, or records some as right. Returns the output of the command. */
export function runTranslations([command, page, key]: readonly string[], site: Site = contentSite()): string {
  const tree = readContentTree(site);
  const stale = staleTranslations(tree);
  if (command !== 'accept') {
    const lines = stale.map((translation) => `${lineOf(findingOf(translation, Number.POSITIVE_INFINITY))}\n`);
    return `${lines.join('')}${stale.length} translations are stale.\n`;
  }
  const isBelow = (place: string) => !key || place === key || place.startsWith(`${key}.`);
  recordTranslations(tree, (translation) => (!page || translation.page === page) && isBelow(translation.key));
  const remaining = staleTranslations(tree).length;
  return `${stale.length - remaining} translations are noted as right, ${remaining} are stale.\n`;
}
