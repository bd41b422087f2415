import { join, relative } from 'node:path';
import { parseDocument } from 'yaml';
import { fieldsOfRole } from '#site/fields.server.ts';
import { type Finding, warningAt } from '#site/finding.ts';
import { isHint } from '#site/hint.ts';
import type { Site } from '#site/open-site.server.ts';
import { readMedia } from '#tools/build/media/write-media.ts';
import { checkMark, checkMedia, checkPictures, readPictures } from '#tools/content-lint/pictures.ts';
import { fieldsOfFile } from '#tools/content-lint/texts.ts';
import { type Texts, withoutFormer } from './check-edit.ts';

const brand = 'content/brand.yaml';

type NamedFile = ReturnType<typeof filesIn>[number];
type Pictured = { scene?: string; photo?: string; alt: string };

/** New findings about pictures in these texts: what prevents publishing, and descriptions that were kept. */
export async function checkPicturesOf(site: Site, texts: Texts, before: Texts): Promise<Finding[]> {
  const [now, old] = [filesIn(site, texts), filesIn(site, before)];
  const faults = withoutFormer(await faultsIn(site, texts, now), await faultsIn(site, before, old));
  return [...faults, ...now.flatMap((file) => stayedDescriptions(file, old))];
}

function filesIn(site: Site, texts: Texts) {
  return Object.entries(texts).flatMap(([name, text]) => {
    const jsonSchema = site.jsonSchemas.of(relative('content', name));
    return jsonSchema ? [{ name, jsonSchema, raw: parseDocument(text).toJS() }] : [];
  });
}

/** Descriptions that were kept although their picture was replaced. */
function stayedDescriptions(file: NamedFile, before: NamedFile[]): Finding[] {
  const former = before
    .filter(({ name }) => name === file.name)
    .flatMap((old) => fieldsOfRole<Pictured>(fieldsOfFile(old), 'image'));
  const nameOf = ({ photo, scene }: Pictured) => photo || scene;
  return fieldsOfRole<Pictured>(fieldsOfFile(file), 'image').flatMap(({ key, value }) => {
    const described = isHint(value.alt) ? [] : former.filter((old) => old.value.alt === value.alt);
    const isOther = described.length > 0 && described.every((old) => nameOf(old.value) !== nameOf(value));
    return isOther ? [warningAt(file.name, `${key}.alt`, 'former-picture')] : [];
  });
}

async function faultsIn(site: Site, texts: Texts, files: NamedFile[]): Promise<Finding[]> {
  const media = new Map(await readMedia(join(site.root, 'media')));
  const { mark } = (parseDocument(texts[brand] ?? '').toJS() ?? {}) as { mark?: string };
  const found = [
    ...checkPictures({ files }, readPictures(site.catalogueFile)),
    ...checkMedia({ files, site }, media),
    ...(mark ? checkMark(site, mark) : []),
  ];
  const typed = files.flatMap((file) =>
    fieldsOfRole(fieldsOfFile(file), 'markdown').map(({ key }) => `${file.name} ${key}.`),
  );
  const isTyped = ({ file, key }: Finding) => typed.some((begin) => `${file} ${key}`.startsWith(begin));
  // A file that was chosen in the screen is saved with it: only names that are typed can be wrong.
  return found.filter((finding) => finding.level === 'error' && (finding.code !== 'no-file' || isTyped(finding)));
}
