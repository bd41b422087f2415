import { relative } from 'node:path';
import { parseDocument } from 'yaml';
import type { Site } from '#site/create-site.server.ts';
import { type Field, fieldsOfRole } from '#site/fields.server.ts';
import { type Finding, warningAt } from '#site/finding.ts';
import { isHint } from '#site/hint.ts';
import { isObject } from '#site/is-object.ts';
import { fieldsOfFile, proseOf } from '#tools/content-lint/texts.ts';
import type { FileTexts } from './check-edit.ts';

/** An amount of money, or a number with separated thousands. */
const figure = /\p{Sc}\p{Zs}?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\p{Zs}?\p{Sc}|\d{1,3}([.,\p{Zs}])\d{3}(?:\1\d{3})*(?!\d)/gu;

type NamedImage = { scene?: string; photo?: string; alt: string };
type FileVersion = { name: string; raw: Record<string, unknown>; prose: Field<string>[]; images: Field<NamedImage>[] };

/**
 * What a save leaves behind: figures that it changed elsewhere, counts of a list that it made longer or shorter, and
 * descriptions of pictures that it replaced.
 */
export function staleMentions(site: Site, texts: FileTexts, before: FileTexts): Finding[] {
  const files = Object.keys(texts).flatMap((name) => {
    const [now, old] = [read(site, name, texts), read(site, name, before)];
    return now && old ? [{ now, old }] : [];
  });
  return [
    ...formerFigures(files),
    ...files.flatMap((file) => [...formerCounts(site, file), ...formerDescriptions(file)]),
  ];
}

function read(site: Site, name: string, texts: FileTexts): FileVersion | undefined {
  const jsonSchema = site.jsonSchemas.plainOf(relative('content', name));
  const raw = parseDocument(texts[name] ?? '').toJS();
  if (!jsonSchema || !isObject(raw)) return undefined;
  const images = fieldsOfRole<NamedImage>(fieldsOfFile({ jsonSchema, raw }), 'image');
  return { name, raw, prose: proseOf({ jsonSchema, raw }), images };
}

/** The texts that are in one of two versions of a file and not in the other, or in both. */
function* others({ prose }: FileVersion, other: FileVersion, isInBoth = false): Generator<Field<string>> {
  const values = new Set(other.prose.map(({ value }) => value));
  for (const field of prose) if (values.has(field.value) === isInBoth) yield field;
}

function formerFigures(files: { now: FileVersion; old: FileVersion }[]): Finding[] {
  const removed = figuresIn(files.flatMap(({ now, old }) => [...others(old, now)]));
  const added = figuresIn(files.flatMap(({ now, old }) => [...others(now, old)]));
  const [present] = [...added].flatMap(([digits, text]) => (removed.has(digits) ? [] : text));
  if (present === undefined) return [];
  return files.flatMap(({ now, old }) =>
    [...others(now, old, true)].flatMap((field) => {
      const found = [...figuresIn([field])].filter(([digits]) => removed.has(digits) && !added.has(digits));
      return found.map(([, former]) => warningAt(now.name, field.key, 'former-figure', { former, present }));
    }),
  );
}

/** Figures as they are written, by their digits. */
function figuresIn(fields: Field<string>[]): Map<string, string> {
  const found = fields.flatMap(({ value }) => value.match(figure) ?? []);
  return new Map(found.map((text) => [text.replace(/\D/g, ''), text]));
}

function* formerCounts(site: Site, { now, old }: { now: FileVersion; old: FileVersion }): Generator<Finding> {
  const locale = site.locales.find((each) => now.name.startsWith(`content/${each}/`));
  if (!locale) return;
  const { numbers = [] } = site.shellWords(locale);
  const listsBefore = listsOf(old);
  for (const [name, { at, length }] of listsOf(now)) {
    const count = listsBefore.get(name)?.length ?? length;
    if (count === length || count < 2) continue;
    const words = [String(count), numbers[count - 1]].filter((word) => word !== undefined);
    const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${words.map(RegExp.escape).join('|')})(?![\\p{L}\\d])`, 'iu');
    for (const { key, path, value, role } of now.prose) {
      const isAbout = path[0] === 'sections' ? (path[1] === at && path.length === 3) || role === 'value' : true;
      const [said] = (isAbout && value.match(pattern)) || [];
      const versions = old.prose.filter((text) => text.key === key || text.value === value);
      if (said && versions.some((text) => pattern.test(text.value)))
        yield warningAt(now.name, key, 'former-count', { said, count: length });
    }
  }
}

/** The lists of a page's sections by type and key; of several alike, the last. */
function listsOf({ raw }: FileVersion): Map<string, { at: number; length: number }> {
  const sections = Array.isArray(raw.sections) ? raw.sections.filter(isObject) : [];
  return new Map(
    sections.flatMap((section, at) =>
      Object.entries(section).flatMap(([key, list]) =>
        Array.isArray(list) ? [[`${section.type}.${key}`, { at, length: list.length }] as const] : [],
      ),
    ),
  );
}

/** Descriptions that were kept although their picture was replaced. */
function formerDescriptions({ now, old }: { now: FileVersion; old: FileVersion }): Finding[] {
  const nameOf = ({ photo, scene }: NamedImage) => photo || scene;
  return now.images.flatMap(({ key, value }) => {
    const described = isHint(value.alt)
      ? []
      : old.images.filter((former) => nameOf(former.value) && former.value.alt === value.alt);
    const isOther = described.length > 0 && described.every((former) => nameOf(former.value) !== nameOf(value));
    return isOther ? [warningAt(now.name, `${key}.alt`, 'former-picture')] : [];
  });
}
