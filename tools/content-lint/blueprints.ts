import { globSync } from 'node:fs';
import { errorAt, type Fault, fault, sentenceOf } from '#site/finding.ts';
import { isHint } from '#site/hint.ts';
import { isObject } from '#site/is-object.ts';
import type { Blueprint } from '#site/schema/blueprints.ts';
import type { Role } from '#site/schema/field-role.ts';
import { pageListFile } from '#site/schema/pages.ts';
import type { SectionTypes } from '#site/section.ts';
import type { ContentTree, LocaleFile } from './content-tree.ts';
import { fieldsOfFile } from './texts.ts';

type Section = { type: string; items?: unknown };

/** Each page is of a known kind, has one title, and the sections of its kind in their order. */
export function* checkBlueprints({ site, pages, files }: ContentTree) {
  const blueprints = site.blueprints();
  const types = site.sections.definitions.map(({ type }) => type);
  const kinds = blueprints.map(({ id }) => id);
  const lastingPaths = pages.filter((page) => !(page.state || page.publishAt || page.expireAt)).map(({ path }) => path);
  for (const { id, sections = [], closed: expiredPage } of blueprints) {
    for (const { type } of sections)
      if (!types.includes(type))
        yield errorAt('content/blueprints.yaml', id, 'no-type', { type, types: types.join(', ') });
    if (expiredPage && !lastingPaths.includes(expiredPage))
      yield errorAt('content/blueprints.yaml', id, 'closed-page', { path: expiredPage });
  }
  for (const { path, kind } of pages)
    if (!kinds.includes(kind)) yield errorAt(pageListFile, path, 'no-kind', { kind, kinds: kinds.join(', ') });
  for (const file of files) {
    const blueprint = blueprints.find(({ id }) => id === file.page?.kind);
    if (blueprint) yield* checkFile(file, blueprint, site.sections);
  }
}

function* checkFile({ name, raw }: LocaleFile, { sections: expected }: Blueprint, { definitions }: SectionTypes) {
  if (!isObject(raw) || !Array.isArray(raw.sections)) return;
  const sections = raw.sections.filter((section): section is Section => isObject(section) && section.off !== true);
  const heroTypes = definitions.filter(({ isHero }) => isHero).map(({ type }) => type);
  const heroes = sections.filter(({ type }) => heroTypes.includes(type));
  if (heroes.length !== 1 || heroes[0] !== sections[0]) yield errorAt(name, 'sections', 'no-hero');
  else if (expected) {
    const problem = orderFault(sections, expected);
    if (problem) yield errorAt(name, `sections.#${problem.position + 1}${problem.key}`, problem.code, problem.values);
  }
}

function orderFault(
  sections: Section[],
  expected: NonNullable<Blueprint['sections']>,
): (Fault & { position: number; key: string }) | undefined {
  let position = 0;
  for (const [index, { type, optional, items }] of expected.entries()) {
    const section = sections[position];
    if (section?.type !== type) {
      if (optional) continue;
      const required = expected.slice(index).filter((section) => !section.optional);
      return {
        position,
        key: '',
        ...fault('section-missing', { types: required.map((section) => section.type).join(', ') }),
      };
    }
    if (items !== undefined && Array.isArray(section.items) && section.items.length !== items)
      return { position, key: '.items', ...fault('kind-entries', { count: items }) };
    position++;
  }
  const extra = sections[position];
  return extra && { position, key: '', ...extraFault(extra, sections, expected) };
}

/** A section that the page has once belongs between two others; any other is one too many. */
function extraFault({ type }: Section, sections: Section[], expected: NonNullable<Blueprint['sections']>): Fault {
  const expectedIndex = expected.findIndex((section) => section.type === type);
  const isPresent = (other: { type: string }) =>
    other.type !== type && sections.some((section) => section.type === other.type);
  const previous = expected.slice(0, Math.max(expectedIndex, 0)).findLast(isPresent)?.type;
  const following = expected.slice(expectedIndex).find(isPresent)?.type;
  const isAlone = sections.filter((section) => section.type === type).length === 1;
  if (previous && following && isAlone) return fault('misplaced-section', { type, previous, next: following });
  return fault('extra-section', { type });
}

/** No page goes live with a hint in place of a text, or without a value that a draft may lack. */
export function* checkHints({ files }: Pick<ContentTree, 'files'>) {
  for (const file of files)
    for (const { key, value, role, schema } of fieldsOfFile(file)) {
      if (isUnwritten(value, role)) yield errorAt(file.name, key, 'hint');
      if (!isObject(value)) continue;
      for (const [name, { needed }] of Object.entries(schema.properties ?? {}))
        if (needed && isEmpty(value[name])) yield errorAt(file.name, `${key}.${name}`, 'missing');
      if (role === 'image' && !value.scene && !value.photo) yield errorAt(file.name, key, 'no-picture-chosen');
    }
}

/** Of a text in Markdown its paragraphs count. */
function isUnwritten(value: unknown, role: Role | undefined): boolean {
  return role !== 'markdown' && isHint(value);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

/** How many texts are still hints, with a line for each draft and each file of all languages. */
export function draftLines({ site, drafts }: Pick<ContentTree, 'site' | 'drafts'>): string[] {
  return [
    ...globSync('*.yaml', { cwd: site.root }).flatMap((file) => {
      const jsonSchema = site.jsonSchemas.plainOf(file);
      const count = jsonSchema ? hintsIn({ jsonSchema, raw: site.readYaml(file) }) : 0;
      return count > 0 ? `content/${file}: ${count} texts still to be written.` : [];
    }),
    ...drafts.map((file) => {
      const { name, page, problem } = file;
      const state = page?.state ? ' draft,' : '';
      return `${name}:${state} ${problem ? sentenceOf(problem) : `${hintsIn(file)} texts still to be written.`}`;
    }),
  ];
}

function hintsIn(file: Pick<LocaleFile, 'jsonSchema' | 'raw'>): number {
  return fieldsOfFile(file).filter(({ value, role }) => isUnwritten(value, role)).length;
}
