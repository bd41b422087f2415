import { locales } from '#app/content/locale.ts';
import type { ContentFile, ContentTree } from './content-tree.ts';
import { error, type Finding } from './finding.ts';
import { isGroup } from './texts.ts';

type Field = 'title' | 'description';

/** No two pages of a language share a title or description for search engines. */
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
    const place = firstUse.get(text);
    firstUse.set(text, place ?? file.name);
    if (!place) return [];
    return [error(file.name, `meta.${field}`, `is the same as in ${place}: each page needs its own.`)];
  });
}

function metaOf(file: ContentFile, field: Field): string | undefined {
  const meta = isGroup(file.filled) ? file.filled.meta : undefined;
  const text = isGroup(meta) ? meta[field] : undefined;
  return typeof text === 'string' ? text.trim() : undefined;
}
