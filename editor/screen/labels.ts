import type { CmsConfig } from '@sveltia/cms';
import { locales } from '#app/content/locale.ts';
import type { Shape } from '../tidy.ts';
import { words } from './words.ts';

/** `items.#2.name` -> Entries › no. 2 › Name, by the labels of the fields. */
export function labelsOf(shape: Shape | undefined, [part, ...rest]: string[]): string {
  if (part === undefined) return '';
  // Which type an entry has is not known here: a key has the same label in all but a few.
  const ofTypes = shape?.types?.flatMap(({ fields = [] }) => fields);
  const sub = part.startsWith('#')
    ? (shape?.field ?? { ...shape, name: part, types: undefined, ...(ofTypes && { fields: ofTypes }) })
    : shape?.fields?.find(({ name }) => name === part);
  const label = part.startsWith('#') ? words.entry.replace('$n', part.slice(1)) : (sub?.label ?? part);
  return [label, labelsOf(sub, rest)].filter(Boolean).join(' › ');
}

/** The fields of a content file of any language. */
export function fileOf(config: CmsConfig, path: string) {
  const files = (config.collections ?? []).flatMap((collection) => ('files' in collection ? collection.files : []));
  const file = files.find(({ file }) => locales.some((locale) => file.replace('{{locale}}', locale) === path));
  return file as (typeof file & Shape) | undefined;
}
