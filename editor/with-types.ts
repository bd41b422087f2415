import { parse } from 'yaml';
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

function sectionTypes(text: string): (string | undefined)[] {
  try {
    return parse(text)?.sections?.map(({ type }: { type?: string }) => type) ?? [];
  } catch {
    return [];
  }
}
