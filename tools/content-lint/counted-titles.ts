import type { Locale } from '#app/content/locale.ts';
import type { ContentTree } from './content-tree.ts';
import { type Finding, warning } from './finding.ts';
import { groupsWith, wordsOf } from './texts.ts';

/** Number words by their value; two is where a list begins. */
const numbers: Record<Locale, string[]> = {
  en: '0 1 two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
  es: '0 1 dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  ),
};

/** A title that counts its list counts right. A warning: the number may mean something else. */
export function checkCountedTitles({ files }: ContentTree): Finding[] {
  return files.flatMap((file) =>
    groupsWith(file.filled, 'title', 'items').flatMap(({ key, value }) => {
      // With a highlighted second part the title is only half a sentence.
      if ('titleHighlight' in value) return [];
      const length = Array.isArray(value.items) ? value.items.length : 0;
      const said = firstNumber(String(value.title), file.locale);
      if (said === undefined || said === length) return [];
      const message = `“${String(value.title)}” stands over ${length} entries: correct the number if it counts them.`;
      return [warning(file.name, `${key}.title`, message)];
    }),
  );
}

function firstNumber(title: string, locale: Locale): number | undefined {
  const [first] = wordsOf(title);
  const index = numbers[locale].indexOf(first?.toLowerCase() ?? '');
  return index > 1 ? index : undefined;
}
