import { errorAt } from '#site/finding.ts';
import { isObject } from '#site/is-object.ts';
import type { ContentTree } from './content-tree.ts';

/** No two pages of a language share a title or description for search engines. */
export function* checkMeta({ files }: ContentTree) {
  const first = new Map<string, string>();
  for (const { name, locale, page, filled } of files) {
    const meta = page && isObject(filled) ? filled.meta : undefined;
    for (const [field, text] of Object.entries(isObject(meta) ? meta : {})) {
      const id = `${locale} ${field} ${String(text).trim()}`;
      const otherFile = first.get(id);
      if (otherFile) yield errorAt(name, `meta.${field}`, 'same-meta', { otherFile });
      else first.set(id, name);
    }
  }
}
