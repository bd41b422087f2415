import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseDocument } from 'yaml';
import { currentSite } from '#app/site.server.ts';
import { ContentError, keyOf } from '#site/content-error.ts';
import type { Field } from '#site/fields.server.ts';
import { error, type Finding, fault, lineOf, warning } from '#site/finding.ts';
import { isHint } from '#site/hint.ts';
import type { Locale } from '#site/languages.ts';
import type { Site } from '#site/open-site.server.ts';
import { type ContentTree, readContentTree, sourceOf } from './content-tree.ts';
import { proseOf } from './texts.ts';

/** `file` and `key` name the place of the translation, which is empty when it is missing. */
type Pair = { page: string; locale: Locale; file: string; key: string; source: string; translation: string };
/** `stale`: the source changed and the translation did not. `new`: the translation is not recorded yet. */
export type Translation = Pair & { state: 'stale' | 'new' | 'missing' };
type Content = Pick<ContentTree, 'site' | 'root' | 'files'>;

export const translationsLock = 'translations.lock';
const heading = '# Hashes of each text and its translation. Written by: npm run check -- translations accept\n';

/**
 * Translations follow their source. Only a warning, since a stale text can still be read, and one for each state of a
 * file, so that a new page does not bury what else is found.
 */
export function checkTranslations(tree: Content): Finding[] {
  const groups = Map.groupBy(listTranslations(tree), ({ file, state }) => `${file} ${state}`);
  return [...groups.values()].map((listed) => {
    const [first] = listed as [Translation, ...Translation[]];
    const { file, page, state, locale: language } = first;
    if (listed.length === 1) return findingOf(first, 60);
    return warning(file, 'the file', `translations-${state}`, { count: listed.length, page, language });
  });
}

function findingOf({ page, locale, file, key, state, ...texts }: Translation, longestQuote: number): Finding {
  const short = (text: string) => (text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text);
  const [source, translation] = [short(texts.source), short(texts.translation)];
  if (state === 'missing') return warning(file, key, 'translation-missing', { source, language: locale });
  return warning(file, key, `translation-${state}`, { translation, source, page, place: key });
}

/** All translations that are not current, in the order of the pages. */
export function listTranslations(content: Content): Translation[] {
  return statesOf(content, readLock(content.root)).flatMap(({ state, ...pair }) =>
    state === 'current' ? [] : { ...pair, state },
  );
}

/** Records all translations, or those that pass the test, as right. Throws ContentError for unreadable files. */
export function acceptTranslations(content: Content, isRight: (listed: Translation) => boolean = () => true): void {
  const unreadable = content.files.find((file) => file.raw === undefined);
  if (unreadable) {
    const { code, values } = unreadable.problem ?? fault('unreadable');
    throw new ContentError([error(unreadable.name, 'the file', code, values)]);
  }
  const lock = readLock(content.root);
  const lines = statesOf(content, lock).flatMap((pair) => {
    if (pair.state === 'current' || (pair.state !== 'missing' && isRight({ ...pair, state: pair.state })))
      return [recordOf(pair)];
    return lock.get(hashOf(pair.translation)) ?? [];
  });
  writeFileSync(join(content.root, translationsLock), `${heading}${[...new Set(lines)].sort().join('\n')}\n`);
}

function statesOf(
  content: Content,
  lock: Map<string, string[]>,
): (Pair & { state: Translation['state'] | 'current' })[] {
  return [...pairsOf(content)].map((pair) => {
    const recorded = lock.get(hashOf(pair.translation));
    if (pair.translation === '') return { ...pair, state: 'missing' };
    // Another rule tells what should not be the same: names and addresses are.
    if (pair.translation === pair.source) return { ...pair, state: 'current' };
    return { ...pair, state: !recorded ? 'new' : recorded.includes(recordOf(pair)) ? 'current' : 'stale' };
  });
}

function* pairsOf({ site: { jsonSchemas, locales, firstLocale }, root, files }: Content): Generator<Pair> {
  for (const file of files) {
    const source = sourceOf(file, files);
    if (source?.raw !== undefined && file.raw !== undefined)
      yield* pairsIn(file.name, file.locale, proseOf(source), proseOf(file));
  }
  // Files such as notice.yaml have groups of all languages.
  for (const name of globSync('*.yaml', { cwd: root })) {
    const jsonSchema = jsonSchemas.of(name);
    // Unlike `parse` it does not throw: another rule reports files that cannot be read.
    const prose = jsonSchema
      ? proseOf({ jsonSchema, raw: parseDocument(readFileSync(join(root, name), 'utf8')).toJS() })
      : [];
    for (const locale of locales.slice(1)) {
      const sources = prose.filter(({ path }) => path.includes(firstLocale));
      const inLocale = sources.map((leaf) => {
        const path = leaf.path.map((part) => (part === firstLocale ? locale : part));
        return { ...leaf, path, key: keyOf(path) };
      });
      yield* pairsIn(`content/${name}`, locale, inLocale, prose);
    }
  }
}

function pairsIn(file: string, locale: Locale, sources: Field<string>[], translations: Field<string>[]): Pair[] {
  const page = basename(file, '.yaml');
  const translated = new Map(translations.map(({ key, value }) => [key, value.trim()]));
  return sources.flatMap(({ key, value }) => {
    // Figures and facts in braces have no words.
    if (!/\p{L}/u.test(value.replace(/\{\w+\}/g, ''))) return [];
    const translation = translated.get(key) ?? '';
    // A hint is nothing to compare yet.
    return isHint(value) || isHint(translation) ? [] : [{ page, locale, file, key, source: value.trim(), translation }];
  });
}

function recordOf({ source, translation }: Pair): string {
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

/** Lists open translations, or accepts some. Returns the output of the command. */
export function runTranslations([command, page, key]: readonly string[], site: Site = currentSite()): string {
  const tree = readContentTree(site);
  let lines = listTranslations(tree).map((listed) => `${lineOf(findingOf(listed, Number.POSITIVE_INFINITY))}\n`);
  let left = lines.length;
  if (command === 'accept') {
    const isBelow = (place: string) => !key || place === key || place.startsWith(`${key}.`);
    acceptTranslations(tree, (listed) => (!page || listed.page === page) && isBelow(listed.key));
    left = listTranslations(tree).length;
    lines = [`${lines.length - left} translations are noted as right.\n`];
  }
  return `${lines.join('')}${left} translations are stale, new or missing.\n`;
}
