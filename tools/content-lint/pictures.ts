import { existsSync, readFileSync } from 'node:fs';
import type { ContentFile, ContentTree } from './content-tree.ts';
import { error, type Finding, warning } from './finding.ts';
import { groupsWith, type Leaf } from './texts.ts';

/** What the build's scripts wrote: drawn scenes and marks by id, photographs and logos by file name. */
export type Pictures = { scenes: Record<string, unknown> } & Partial<
  Record<'marks' | 'photos' | 'logos', Record<string, unknown>>
>;

type Group = Leaf<Record<string, unknown>>;

/** Returns the drawn pictures, or undefined when nothing has been drawn here yet. */
export function readPictures(path: string): Pictures | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/**
 * Scenes have the id that their place demands, and every scene and logo has been drawn (when `pictures` are given). A
 * place may borrow the scene of another, so that a new page need not wait for its own.
 */
export function checkPictures({ files }: ContentTree, pictures: Pictures | undefined): Finding[] {
  const scenes = files.flatMap((file) => groupsWith(file.raw, 'scene').map((image) => placeOf(file, image)));
  // Those of all places: one that shows a photograph still lends its drawing.
  const ids = new Set(files.flatMap((file) => groupsWith(file.raw, 'alt').map(({ path }) => dueId(file.slug, path))));
  const first = new Map(scenes.toReversed().map((scene) => [scene.id, scene]));
  return [
    ...scenes.flatMap((scene) => checkId(scene, ids)),
    ...[...first.values()].toReversed().flatMap((scene) => checkDrawn(scene, ids, pictures)),
    ...files.flatMap((file) =>
      groupsWith(file.raw, 'id', 'name').flatMap((mark) => checkMark(file, mark, pictures?.marks)),
    ),
  ];
}

type Scene = { file: string; key: string; id: string; due: string };

function placeOf(file: ContentFile, { key, path, value }: Group): Scene {
  return { file: file.name, key: `${key}.scene`, id: String(value.scene), due: dueId(file.slug, path) };
}

function checkId({ file, key, id, due }: Scene, ids: ReadonlySet<string>): Finding[] {
  if (id === due) return [];
  if (ids.has(id)) return [warning(file, key, `borrows ${id} until somebody draws ${due}.`)];
  return [error(file, key, `is ${id}: the picture of this place is called ${due}.`)];
}

function checkDrawn({ file, key, id }: Scene, ids: ReadonlySet<string>, pictures: Pictures | undefined): Finding[] {
  if (!pictures || !ids.has(id) || id in pictures.scenes) return [];
  return [error(file, key, `${id} has not been drawn: draw it in illustrations/scenes/ or borrow a drawn one.`)];
}

function checkMark(file: ContentFile, { key, value }: Group, drawn?: Pictures['marks']): Finding[] {
  if (!drawn || String(value.id) in drawn) return [];
  return [error(file.name, `${key}.id`, `the logo ${String(value.id)} has not been drawn: draw the pictures again.`)];
}

/** `tabs.tabContent.support.image` of sap -> `sap-support`, `hero.image` -> `sap-hero`, `about.image` of home -> `home-about`. */
function dueId(slug: string, path: (string | number)[]): string {
  if (slug === 'not-found') return slug;
  return `${slug}-${path.at(-1) === 'image' ? path.at(-2) : path.at(-1)}`;
}
