import type { ContentTree } from './content-tree.ts';
import { type Finding, warning } from './finding.ts';
import { isGroup } from './texts.ts';

const longest = 60;

/** A headline of two parts fits where it stands. A warning: the layout holds, but it was drawn for less. */
export function checkHeadlines({ files }: ContentTree): Finding[] {
  return files.flatMap((file) => {
    const hero = isGroup(file.filled) ? file.filled.hero : undefined;
    if (!isGroup(hero) || typeof hero.titleHighlight !== 'string') return [];
    const { length } = `${String(hero.title)} ${hero.titleHighlight}`;
    if (length <= longest) return [];
    return [warning(file.name, 'hero.title', `has ${length} characters with titleHighlight: ${longest} fit.`)];
  });
}
