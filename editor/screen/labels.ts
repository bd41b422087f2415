import type { CmsConfig } from '@sveltia/cms';
import { fill } from '#shared/fill.ts';
import { locales } from '#site/bundled.ts';
import type { Values } from '#site/finding.ts';
import { filesOf, type Shape } from '../tidy.ts';
import { languageName, words } from './words.ts';

/** A place in a file, in a section of a type. */
export type Place = { file: string; key: string; type?: string | undefined };

/** `items.#2.name` -> Entries › no. 2 › Name, by the labels of the fields as far as they exist. */
function labelsOf(shape: Shape | undefined, { key, type }: Omit<Place, 'file'>): string {
  return namesOf(shape, key.split('.'), type).join(' › ');
}

function namesOf(shape: Shape | undefined, [part, ...rest]: string[], type?: string): string[] {
  if (!shape || part === undefined) return [];
  if (part.startsWith('#')) {
    const own = shape.types ? shape.types.find(({ name }) => name === type) : (shape.field ?? shape);
    const number = fill(words.entry, { n: part.slice(1) });
    return [shape.types && own ? `${number} (${own.label})` : number, ...namesOf(own, rest)];
  }
  if (shape.widget === 'oklch') return [colorParts[part] ?? part];
  const own = shape.fields?.find(({ name }) => name === part);
  return own ? [own.label ?? part, ...namesOf(own, rest, type)] : [];
}

const colorParts: Record<string, string> = { hue: words.hue, chroma: words.chroma, lightness: words.lightness };

/** Where something is: its page, language and field. */
export function placeOf(config: CmsConfig, { file, key, type }: Place): string {
  const shape = fileOf(config, file);
  const [, folder] = file.split('/');
  return [shape?.label ?? file, languageName(folder), labelsOf(shape, { key, type })].filter(Boolean).join(' · ');
}

/** What a finding names, with the screen's names for files, fields and types of sections. */
export function namedIn({ ...values }: Values, config: CmsConfig): Values {
  const file = String(values.there);
  if (fileOf(config, file)) values.there = placeOf(config, { file, key: '' });
  const types = filesOf(config).flatMap(({ fields }) => fields.flatMap(({ types = [] }) => types));
  for (const name of ['type', 'found']) {
    const label = types.find((type) => type.name === values[name])?.label;
    if (label) values[name] = label;
  }
  return values;
}

export function fileOf(config: CmsConfig, path: string) {
  return filesOf(config).find(({ file }) => locales.some((locale) => file.replace('{{locale}}', locale) === path));
}
