import { errorAt } from '#site/finding.ts';
import { type ContentTree, originalOf } from './content-tree.ts';
import { proseOf } from './texts.ts';

/** Longest text that two languages may share, in words. Product names are shorter. */
const longestShared = 3;

/** No longer text is the same as the one that it should translate. */
export function* checkOtherLanguage({ files }: ContentTree) {
  for (const file of files) {
    const source = originalOf(file, files);
    const sourceTexts = new Map(source ? proseOf(source).map(({ key, value }) => [key, value]) : []);
    for (const { role, key, value } of proseOf(file)) {
      const mayBeShared =
        role === 'name' || role === 'quote' || isAddress(value) || value.trim().split(/\s+/).length <= longestShared;
      if (source && !mayBeShared && sourceTexts.get(key) === value)
        yield errorAt(file.name, key, 'copied', { original: source.locale, language: file.locale });
    }
  }
}

/** A postal address or a register's entry: names and numbers, with small words of three letters at most. */
function isAddress(text: string): boolean {
  return /[\d,]/.test(text) && text.split(/\s+/).every((word) => word.length <= 3 || /^\P{L}*(\p{Lu}|$)/u.test(word));
}
