import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, parse, parseDocument } from 'yaml';
import type { Site } from '#site/open-site.server.ts';

/** The sample's content, from which a new site takes the words of the product. */
export type Sample = ReturnType<typeof readSample>;

export function readSample(site: Site) {
  const read = (file: string) => readFileSync(join(site.root, file), 'utf8');
  return {
    site,
    locales: site.locales,
    /** The language whose words are hints for a language that the sample lacks. */
    model: site.firstLocale,
    parsed: (file: string): unknown => parse(read(file)),
    /** The comments that a file begins with. */
    headOf: (file: string) => `${read(file).split(/^[^#\n]/m)[0]}`,
    /** A file with other values; its comments stay. */
    edited(file: string, change: (doc: Document) => void): string {
      const doc = parseDocument(read(file));
      change(doc);
      return doc.toString({ lineWidth: 140 });
    },
  };
}

/** A text to be translated, as a hint that is no longer than its place; what is filled in stays. */
export function bracketed(text: string, longest = Number.POSITIVE_INFINITY): string {
  const words = text.replaceAll('[', '‹').replaceAll(']', '›').replace(/\s+/g, ' ').trim();
  return words.length + 2 <= longest ? `[${words}]` : `[${words.slice(0, longest - 3).replace(/\S*$/, '')}…]`;
}

/** The value at a path; of a list that is shorter there, its first entry. */
export function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  const step = (group: unknown, key: string | number) => {
    const found = group as Record<string | number, unknown> | undefined;
    return found?.[key] ?? (typeof key === 'number' ? found?.[0] : undefined);
  };
  return path.reduce(step, value);
}
