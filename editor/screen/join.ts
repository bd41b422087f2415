import type { CmsConfig } from '@sveltia/cms';
import { keyOf } from '#site/content-error.ts';
import { type Content, readContent, writeContent } from '#site/exact-yaml.ts';
import type { Texts } from '../check-edit.ts';
import { type Clash, merge } from '../merge.ts';
import { ask, element } from './dialog.ts';
import { placeOf } from './labels.ts';
import { words } from './words.ts';

/** A file: the text it was read from, and the values to write. */
export type Joinable = { path: string; base: string; values: Content };

/** Lets the editor choose where others changed the same, and writes the result. Returns whether it did. */
export async function joinVersions(files: Joinable[], theirs: Texts, config: CmsConfig): Promise<boolean> {
  const join = ({ path, base, values }: Joinable, prefer: 'mine' | 'theirs') =>
    merge(valuesOf(base), values, valuesOf(theirs[path] ?? ''), prefer);
  const items = files.flatMap((file) => join(file, 'mine').clashes.map((clash) => clashItem(clash, file, config)));
  const content = items.length > 0 ? element('ul', {}, ...items) : element('p', {}, words.noClash);
  const answer = await ask(words.changed, [element('p', {}, words.bothChanged), content], {
    '': words.back,
    mine: words.keepMine,
    theirs: words.keepTheirs,
  });
  if (answer !== 'mine' && answer !== 'theirs') return false;
  for (const file of files) {
    file.values = join(file, answer).value as Content;
    file.base = theirs[file.path] ?? '';
  }
  return true;
}

function clashItem({ key, mine, theirs }: Clash, { path, values }: Joinable, config: CmsConfig): HTMLElement {
  const sections = (values.sections ?? []) as { type?: string }[];
  const place = { file: path, key: keyOf(key), type: sections[Number(key[1])]?.type };
  const texts = [words.mine, mine, words.theirs, theirs].map((value, at) =>
    at % 2 ? element('blockquote', {}, typeof value === 'string' ? value : JSON.stringify(value)) : String(value),
  );
  return element('li', {}, element('strong', {}, placeOf(config, place)), ' ', ...texts);
}

export function textsOf(files: Joinable[]): Texts {
  return Object.fromEntries(files.map(({ path, base, values }) => [path, writeContent({ ...values, __source: base })]));
}

export function valuesOf(text: string): Content {
  const { __source, ...values } = text ? readContent(text) : {};
  return values;
}
