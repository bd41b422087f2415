import { parse } from 'yaml';
import type { FileChange } from '#tools/publish/changed-files.ts';
import { type Edit, savedText } from './check-edit.ts';

/** Adds the type of the section that a place is in: the label of a field depends on it. */
export function withTypes<Place extends { file: string; key: string }>(
  root: string,
  places: Place[],
  texts: Edit = {},
) {
  const typesOf = new Map<string, (string | undefined)[]>();
  for (const { file } of places)
    if (!typesOf.has(file)) typesOf.set(file, sectionTypes(texts[file] ?? savedText(root, file)));
  return places.map((place) => {
    const [, at] = /^sections\.#(\d+)/.exec(place.key) ?? [];
    return { ...place, type: typesOf.get(place.file)?.[Number(at) - 1] };
  });
}

export function withTypedChanges<Changed extends Pick<FileChange, 'path' | 'changes'>>(root: string, files: Changed[]) {
  return files.map(({ path, changes, ...file }) => {
    const places = changes.map((change) => ({ ...change, file: path }));
    return { ...file, path, changes: withTypes(root, places) };
  });
}

function sectionTypes(text: string): (string | undefined)[] {
  try {
    return parse(text)?.sections?.map(({ type }: { type?: string }) => type) ?? [];
  } catch {
    return [];
  }
}
