import { error } from '#site/finding.ts';
import { type ContentTree, sourceOf } from './content-tree.ts';
import { proseOf } from './texts.ts';

/** Longest text that two languages may share, in words. Product names are shorter. */
const longestShared = 3;

/** No longer text is the same as the one that it should translate. */
export function* checkOtherLanguage({ files }: ContentTree) {
  for (const file of files) {
    const source = sourceOf(file, files);
    const original = new Map(source ? proseOf(source).map(({ key, value }) => [key, value]) : []);
    for (const { role, key, value } of proseOf(file)) {
      const mayBeShared = role === 'name' || role === 'quote' || value.trim().split(/\s+/).length <= longestShared;
      if (source && !mayBeShared && original.get(key) === value)
        yield error(file.name, key, 'copied', { original: source.locale, language: file.locale });
    }
  }
}
