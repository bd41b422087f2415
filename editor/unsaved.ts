import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parse } from 'yaml';
import { fillFacts } from '#site/facts.ts';
import { facts } from '#site/load.server.ts';
import { locales } from '#site/locale.ts';
import { pageSchema } from '#site/schema/page.ts';
import { savedText, type Texts } from './check-edit.ts';

/**
 * Keeps pages as they are typed in a folder, for the preview, and nothing else there. While a text does not fit its schema,
 * as in the middle of a change, the last one that did stays.
 */
export function keepUnsaved(folder: string, texts: Texts): void {
  const files = Object.entries(texts)
    .filter(([path, text]) => text.trim() !== savedText(path).trim())
    .map(([path, text]) => ({ file: relative('content', path), text }));
  for (const file of globSync('*/*.yaml', { cwd: folder }))
    if (!files.some((kept) => kept.file === file)) rmSync(join(folder, file));
  for (const { file, text } of files.filter(isPage)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

function isPage({ file, text }: { file: string; text: string }): boolean {
  const locale = locales.find((locale) => dirname(file) === locale);
  try {
    return locale !== undefined && pageSchema.safeParse(fillFacts(parse(text), facts(locale))).success;
  } catch {
    return false;
  }
}
