import { globSync } from 'node:fs';
import { isHint } from '#app/content/hint.ts';
import { loadBlueprints, readYaml } from '#app/content/load.server.ts';
import type { Blueprint } from '#app/content/schema/blueprints.ts';
import { sectionConfigs, sectionTypes } from '#app/content/schema/page.ts';
import type { ContentFile, ContentTree } from './content-tree.ts';
import { error, type Finding } from './finding.ts';
import { isGroup, leaves } from './texts.ts';

type Given = { type: string; items?: unknown };

/** Each page is of a known kind, has one title, and the sections of its kind in their order. */
export function checkBlueprints({ root, pages, files }: ContentTree): Finding[] {
  const blueprints = loadBlueprints(root);
  const known = new Map(blueprints.map((blueprint) => [blueprint.id, blueprint]));
  const fault = (id: string, message: string) => error('content/blueprints.yaml', id, message);
  const unknownTypes = blueprints.flatMap(({ id, sections = [] }) =>
    sections
      .filter(({ type }) => !(type in sectionConfigs))
      .map(({ type }) => fault(id, `${type} is no type of section: take one of ${sectionTypes.join(', ')}.`)),
  );
  const lasting = new Set(
    pages.filter((page) => !(page.state || page.publishAt || page.expireAt)).map(({ path }) => path),
  );
  const closedPages = blueprints
    .filter(({ closed }) => closed && !lasting.has(closed))
    .map(({ id, closed }) => fault(id, `${closed} is no page without dates: it stands in for those that end.`));
  const advice = `is no kind of content/blueprints.yaml: take one of ${[...known.keys()].join(', ')}.`;
  const unknownKinds = pages
    .filter(({ kind }) => !known.has(kind))
    .map(({ path, kind }) => error('content/pages.yaml', path, `${kind} ${advice}`));
  const inPages = files.flatMap((file) => checkFile(file, known.get(file.page?.kind ?? '')));
  return [...unknownTypes, ...closedPages, ...unknownKinds, ...inPages];
}

function checkFile({ name, raw }: ContentFile, blueprint: Blueprint | undefined): Finding[] {
  if (!blueprint || !isGroup(raw) || !Array.isArray(raw.sections)) return [];
  const sections = raw.sections.filter((section): section is Given => isGroup(section) && section.off !== true);
  const headTypes = sectionTypes.filter((type) => sectionConfigs[type].isHead).map(String);
  const heads = sections.flatMap(({ type }, at) => (headTypes.includes(type) ? at : []));
  if (heads.length !== 1 || heads[0] !== 0)
    return [error(name, 'sections', 'must begin with the one section that has the title of the page.')];
  return blueprint.sections ? checkOrder(name, sections, blueprint, blueprint.sections) : [];
}

function checkOrder(
  name: string,
  sections: Given[],
  { id }: Blueprint,
  places: NonNullable<Blueprint['sections']>,
): Finding[] {
  let at = 0;
  const fault = (message: string, key = '') => [error(name, `sections.#${at + 1}${key}`, message)];
  for (const { type, optional, items } of places) {
    const next = sections[at];
    if (next?.type !== type) {
      if (optional) continue;
      return fault(`is ${next?.type ?? 'missing'}: a page of the kind ${id} has ${type} here.`);
    }
    if (items !== undefined && Array.isArray(next.items) && next.items.length !== items)
      return fault(`needs exactly ${items} entries on a page of the kind ${id}.`, '.items');
    at++;
  }
  const extra = sections[at];
  if (!extra) return [];
  return fault(`${extra.type} is not in the kind ${id} here: move it, take it out, or make the page a free one.`);
}

/** No page goes live with a hint in place of a text. */
export function checkHints({ files }: ContentTree): Finding[] {
  return files.flatMap(({ name, raw }) =>
    leaves(raw)
      .filter(({ value }) => isHint(value))
      .map(({ key }) => error(name, key, 'is a hint: write the text in its place.')),
  );
}

/** One line for each draft, and for each file that is shown as it is: what is still to be written. */
export function draftLines({ root, drafts }: Pick<ContentTree, 'root' | 'drafts'>): string[] {
  return [
    ...globSync('*.yaml', { cwd: root }).flatMap((file) => {
      const count = hintsIn(readYaml(root, file));
      return count > 0 ? `content/${file}: ${count} texts still to be written.` : [];
    }),
    ...drafts.map(({ name, page, raw, problem }) => {
      const state = page?.state ? ' draft,' : '';
      return `${name}:${state} ${problem ?? `${hintsIn(raw)} texts still to be written.`}`;
    }),
  ];
}

function hintsIn(value: unknown): number {
  return leaves(value).filter((leaf) => isHint(leaf.value)).length;
}
