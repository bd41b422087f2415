import { readFileSync } from 'node:fs';
import type { Locale } from './locale.ts';
import type { Drawing } from './page.ts';
import { type PageEntry, slugOf } from './pages.ts';

/** Undefined for pages that search engines are kept out of. Throws when the picture was never drawn. */
export function sharePicture({ path, unlisted }: PageEntry, locale: Locale): Drawing | undefined {
  if (unlisted) return undefined;
  const id = `${slugOf(path)}.${locale}`;
  const catalogue: Record<string, Drawing> = JSON.parse(readFileSync('.generated/share.json', 'utf8'));
  const picture = catalogue[id];
  if (!picture) throw new Error(`No share picture "${id}" is drawn: run "npm run generate".`);
  return picture;
}
