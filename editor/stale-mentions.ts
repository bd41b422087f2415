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
type FilePair = { present: FileVersion; former: FileVersion };

/**
 * What a save leaves behind: figures that it changed elsewhere, counts of a list that it made longer or shorter, and
 * descriptions of pictures that it replaced.
 */
export function staleMentions(site: Site, texts: FileTexts, textsBefore: FileTexts): Finding[] {
  const files = Object.keys(texts).flatMap((name) => {
    const [present, former] = [read(site, name, texts), read(site, name, textsBefore)];
    return present && former ? [{ present, former }] : [];
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
function* compareTexts({ prose }: FileVersion, otherVersion: FileVersion, isInBoth = false): Generator<Field<string>> {
  const values = new Set(otherVersion.prose.map(({ value }) => value));
  for (const field of prose) if (values.has(field.value) === isInBoth) yield field;
}

function formerFigures(files: FilePair[]): Finding[] {
  const removed = figuresIn(files.flatMap(({ present, former }) => [...compareTexts(former, present)]));
  const added = figuresIn(files.flatMap(({ present, former }) => [...compareTexts(present, former)]));
  const [newFigure] = [...added].flatMap(([digits, text]) => (removed.has(digits) ? [] : text));
  if (newFigure === undefined) return [];
  return files.flatMap(({ present, former }) =>
    [...compareTexts(present, former, true)].flatMap((field) => {
      const staleFigures = [...figuresIn([field])].filter(([digits]) => removed.has(digits) && !added.has(digits));
      return staleFigures.map(([, text]) =>
        warningAt(present.name, field.key, 'former-figure', { former: text, present: newFigure }),
      );
    }),
  );
}

/** Figures as they are written, by their digits. */
function figuresIn(fields: Field<string>[]): Map<string, string> {
  const figures = fields.flatMap(({ value }) => value.match(figure) ?? []);
  return new Map(figures.map((text) => [text.replace(/\D/g, ''), text]));
}

function* formerCounts(site: Site, { present, former }: FilePair): Generator<Finding> {
  const locale = site.locales.find((name) => present.name.startsWith(`content/${name}/`));
  if (!locale) return;
  const { numbers = [] } = site.shellWords(locale);
  const listsBefore = listsOf(former);
  for (const [name, { section, length }] of listsOf(present)) {
    const count = listsBefore.get(name)?.length ?? length;
    if (count === length || count < 2) continue;
    const numerals = [String(count), numbers[count - 1]].filter((word) => word !== undefined);
    const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${numerals.map(RegExp.escape).join('|')})(?![\\p{L}\\d])`, 'iu');
    for (const { key, path, value, role } of present.prose) {
      const isAbout = path[0] === 'sections' ? (path[1] === section && path.length === 3) || role === 'value' : true;
      const [said] = (isAbout && value.match(pattern)) || [];
      const versions = former.prose.filter((text) => text.key === key || text.value === value);
      if (said && versions.some((text) => pattern.test(text.value)))
        yield warningAt(present.name, key, 'former-count', { said, count: length });
    }
  }
}

/** The lists of a page's sections by type and key; of several alike, the last. */
function listsOf({ raw }: FileVersion): Map<string, { section: number; length: number }> {
  const sections = Array.isArray(raw.sections) ? raw.sections.filter(isObject) : [];
  return new Map(
    sections.flatMap((section, index) =>
      Object.entries(section).flatMap(([key, list]) =>
        Array.isArray(list) ? [[`${section.type}.${key}`, { section: index, length: list.length }] as const] : [],
      ),
    ),
  );
}

/** Descriptions that were kept although their picture was replaced. */
function formerDescriptions({ present, former }: FilePair): Finding[] {
  const nameOf = ({ photo, scene }: NamedImage) => photo || scene;
  return present.images.flatMap(({ key, value }) => {
    const alike = isHint(value.alt)
      ? []
      : former.images.filter((image) => nameOf(image.value) && image.value.alt === value.alt);
    const isReplaced = alike.length > 0 && alike.every((image) => nameOf(image.value) !== nameOf(value));
    return isReplaced ? [warningAt(present.name, `${key}.alt`, 'former-picture')] : [];
  });
}
