import { locales } from '#content/locale.ts';
import type { ContentFile, ContentTree } from './content-tree.ts';
import { error, type Finding } from './finding.ts';
import { isGroup } from './texts.ts';

/** Search engines cut longer ones and fill up shorter ones. The title counts with what the site appends. */
const limits = { title: { from: 25, to: 60 }, description: { from: 70, to: 155 } };

type Field = keyof typeof limits;

/** Titles and descriptions have a length that search engines show whole, and no two pages of a language share one. */
export function checkMeta(tree: ContentTree): Finding[] {
  return locales.flatMap((locale) => {
    const files = tree.files.filter((file) => file.locale === locale && file.page);
    return [...checkField(files, 'title', ` · ${tree.facts.company}`), ...checkField(files, 'description', '')];
  });
}

function checkField(files: ContentFile[], field: Field, suffix: string): Finding[] {
  const firstUse = new Map<string, string>();
  return files.flatMap((file) => {
    const text = metaOf(file, field);
    if (text === undefined) return [];
    const whole = `${text}${suffix}`;
    const fault = lengthFault(whole, field, suffix) ?? repetition(firstUse.get(whole));
    firstUse.set(whole, firstUse.get(whole) ?? file.name);
    return fault ? [error(file.name, `meta.${field}`, fault)] : [];
  });
}

function metaOf(file: ContentFile, field: Field): string | undefined {
  const meta = isGroup(file.filled) ? file.filled.meta : undefined;
  const text = isGroup(meta) ? meta[field] : undefined;
  return typeof text === 'string' ? text.trim() : undefined;
}

function lengthFault(text: string, field: Field, suffix: string): string | undefined {
  const { from, to } = limits[field];
  const length = [...text].length;
  if (length >= from && length <= to) return undefined;
  const counted = suffix && ` with “${suffix}”`;
  return `has ${length} characters${counted}: make it ${from} to ${to}.`;
}

function repetition(place: string | undefined): string | undefined {
  return place && `is the same as in ${place}: each page needs its own.`;
}
