import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import type { Finding } from '#site/finding.ts';
import type { Site } from '#site/open-site.server.ts';
import { mediaUses, readMedia } from '#tools/build/media/write-media.ts';
import { checkMark, checkMedia, checkPictures, readPictures } from '#tools/content-lint/pictures.ts';
import { fieldsWith } from '#tools/content-lint/texts.ts';
import type { Texts } from './check-edit.ts';

const brand = 'content/brand.yaml';

/** What these texts say of pictures that keeps the site from being published, and the texts before did not. */
export async function checkPicturesOf(site: Site, texts: Texts, before: Texts): Promise<Finding[]> {
  const [now, old] = await Promise.all([texts, before].map((each) => faultsIn(site, each)));
  const idOf = (finding: Finding) => JSON.stringify({ ...finding, key: '' });
  const known = new Set(old?.map(idOf));
  return (now ?? []).filter((finding) => !known.has(idOf(finding)));
}

async function faultsIn(site: Site, texts: Texts): Promise<Finding[]> {
  const files = Object.entries(texts).flatMap(([name, text]) => {
    const form = site.forms.of(relative('content', name));
    return form ? [{ name, form, raw: parsed(text) }] : [];
  });
  const media = new Map(await readMedia(join(site.root, 'media')));
  // A file that was chosen with the screen comes with the save: only names that were typed can be wrong.
  const typed = files.flatMap((file) => fieldsWith(file, 'markdown').map(({ key }) => `${file.name} ${key}.`));
  const isChosen = ({ file, key }: { file: string; key: string }) =>
    !typed.some((begin) => `${file} ${key}`.startsWith(begin));
  const comes = files.flatMap((file) => mediaUses(file).map(({ key, value }) => ({ file: file.name, key, value })));
  const coming = comes.filter((use) => isChosen(use) && !media.has(use.value)).map(({ file, key }) => `${file} ${key}`);
  const { mark } = (parsed(texts[brand] ?? '') ?? {}) as { mark?: string };
  const found = [
    ...checkPictures({ files }, readPictures(site.catalogueFile)),
    ...checkMedia({ files, site }, media),
    ...(mark && existsSync(join(site.root, 'media', mark)) ? checkMark(site, mark) : []),
  ];
  return found.filter(({ level, file, key }) => level === 'error' && !coming.includes(`${file} ${key}`));
}

/** What cannot be read has a finding of its own. */
function parsed(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
