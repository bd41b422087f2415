import { locales } from '#app/content/locale.ts';
import type { ContentFile, ContentTree } from './content-tree.ts';
import { error, type Finding } from './finding.ts';
import { isGroup } from './texts.ts';

/** Search engines cut longer ones and fill up shorter ones. To a title the site appends the company's name, which no page can shorten. */
const limits = { title: { from: 15, to: 50 }, description: { from: 70, to: 155 } };

type Field = keyof typeof limits;

/** Titles and descriptions have a length that search engines show whole, and no two pages of a language share one. */
export function checkMeta(tree: ContentTree): Finding[] {
  return locales.flatMap((locale) => {
    const files = tree.files.filter((file) => file.locale === locale && file.page);
    return [...checkField(files, 'title'), ...checkField(files, 'description')];
  });
}

function checkField(files: ContentFile[], field: Field): Finding[] {
  const firstUse = new Map<string, string>();
  return files.flatMap((file) => {
    const text = metaOf(file, field);
    if (text === undefined) return [];
    const fault = lengthFault(text, field) ?? repetition(firstUse.get(text));
    firstUse.set(text, firstUse.get(text) ?? file.name);
    return fault ? [error(file.name, `meta.${field}`, fault)] : [];
  });
}

function metaOf(file: ContentFile, field: Field): string | undefined {
  const meta = isGroup(file.filled) ? file.filled.meta : undefined;
  const text = isGroup(meta) ? meta[field] : undefined;
  return typeof text === 'string' ? text.trim() : undefined;
}

function lengthFault(text: string, field: Field): string | undefined {
  const { from, to } = limits[field];
  const length = [...text].length;
  if (length >= from && length <= to) return undefined;
  return `has ${length} characters: make it ${from} to ${to}.`;
}

function repetition(place: string | undefined): string | undefined {
  return place && `is the same as in ${place}: each page needs its own.`;
}
