import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parse } from 'yaml';
import type { Site } from '#site/create-site.server.ts';
import { fillFacts, wrongPlaceholders } from '#site/facts.server.ts';
import { type FileTexts, savedText } from './check-edit.ts';

/**
 * Keeps pages as they are typed in a folder, for the preview, and nothing else there. While a text does not fit its
 * schema, as in the middle of a change, the last one that did stays.
 */
export function writeUnsaved(site: Site, folder: string, texts: FileTexts): void {
  const files = Object.entries(texts)
    .filter(([path, text]) => text.trim() !== savedText(site.root, path).trim())
    .map(([path, text]) => ({ file: relative('content', path), text }));
  for (const file of globSync('*/*.yaml', { cwd: folder }))
    if (!files.some((unsaved) => unsaved.file === file)) rmSync(join(folder, file));
  for (const { file, text } of files.filter((file) => isPage(site, file))) {
    const path = join(folder, file);
    // Each write loads the preview again, also while it is on its way to another language.
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

function isPage(site: Site, { file, text }: { file: string; text: string }): boolean {
  const locale = site.locales.find((locale) => dirname(file) === locale);
  try {
    if (locale === undefined) return false;
    const [jsonSchema, raw, facts] = [site.jsonSchemas.plain('page'), parse(text), site.facts(locale)];
    const isFilled = wrongPlaceholders(jsonSchema, raw, facts).next().done;
    return isFilled === true && site.schemas().page.safeParse(fillFacts(jsonSchema, raw, facts)).success;
  } catch {
    return false;
  }
}
