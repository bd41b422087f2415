import type { CmsConfig } from '@sveltia/cms';
import { locales } from '#site/bundled.ts';
import { filesOf, type Shape } from '../tidy.ts';
import { languageName, words } from './words.ts';

/** `items.#2.name` -> Entries › no. 2 › Name, by the labels of the fields; as it is where they have no such key. */
export function labelsOf(shape: Shape | undefined, path: string[]): string {
  return (namesOf(shape, path) ?? path).join(' › ');
}

function namesOf(shape: Shape | undefined, [part, ...rest]: string[]): string[] | undefined {
  if (part === undefined) return [];
  const isEntry = part.startsWith('#');
  // Which type an entry has is not known here: it is one that has all the keys.
  const parts = isEntry
    ? (shape?.types ?? [shape?.field ?? shape])
    : shape?.fields?.filter(({ name }) => name === part);
  for (const sub of parts ?? []) {
    const names = namesOf(sub, rest);
    if (names) return [isEntry ? words.entry.replace('$n', part.slice(1)) : (sub?.label ?? part), ...names];
  }
}

/** Where something stands: its page, language and field. */
export function placeOf(config: CmsConfig, path: string, key: string): string {
  const shape = fileOf(config, path);
  const [, folder] = path.split('/');
  const place = [shape?.label ?? path, languageName(folder), labelsOf(shape, key.split('.'))];
  return place.filter(Boolean).join(' · ');
}

/** The fields of a content file of any language. */
export function fileOf(config: CmsConfig, path: string) {
  return filesOf(config).find(({ file }) => locales.some((locale) => file.replace('{{locale}}', locale) === path));
}
