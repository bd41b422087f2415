import type { ContentFile, ContentTree } from './content-tree.ts';
import { type Finding, warning } from './finding.ts';
import { isGroup, type Leaf, proseOf } from './texts.ts';

/** Longest texts, in characters, that the layout shows well, by the end of their key. `#` stands for a list's position. */
const longest: { end: RegExp; characters: number }[] = [
  { end: /^hero\.description$/, characters: 320 },
  { end: /stats\.#\d+\.value$/, characters: 8 },
  { end: /stats\.#\d+\.label$/, characters: 45 },
  { end: /^tabs\.tabContent\.[a-z]+\.label$/, characters: 20 },
  { end: /features\.#\d+\.title$/, characters: 45 },
  { end: /features\.#\d+\.description$/, characters: 160 },
  { end: /facts\.(deliverable|duration|needs)$/, characters: 130 },
];

const longestHeadline = 60;

/** Texts fit where they stand. A warning: the layout holds, but it was drawn for less. */
export function checkTextLengths({ files }: ContentTree): Finding[] {
  return files
    .filter((file) => file.page)
    .flatMap((file) => [...proseOf(file.filled).flatMap((leaf) => tooLong(file, leaf)), ...headline(file)]);
}

function tooLong(file: ContentFile, { key, value }: Leaf<string>): Finding[] {
  const limit = longest.find(({ end }) => end.test(key))?.characters ?? Number.POSITIVE_INFINITY;
  const length = [...value].length;
  return length > limit ? [warning(file.name, key, `has ${length} characters: ${limit} fit.`)] : [];
}

function headline(file: ContentFile): Finding[] {
  const hero = isGroup(file.filled) ? file.filled.hero : undefined;
  if (!isGroup(hero) || typeof hero.titleHighlight !== 'string') return [];
  const length = [...`${String(hero.title)} ${hero.titleHighlight}`].length;
  if (length <= longestHeadline) return [];
  return [warning(file.name, 'hero.title', `has ${length} characters with titleHighlight: ${longestHeadline} fit.`)];
}
