import { keyOf } from '#site/content-error.ts';
import { type Field, fieldsAs } from '#site/fields.ts';
import { error, warning } from '#site/finding.ts';
import type { Stat as StatFields, Sum } from '#site/schema/parts.ts';
import { type ContentFile, type ContentTree, sourceOf } from './content-tree.ts';
import { numberOf } from './language-words.ts';
import { fieldsIn, fieldsWith, filledIn, proseOf, sentencesOf, wordsOf } from './texts.ts';

type Stat = { file: ContentFile; key: string; label: string; value: string };

/** How far a price may be from hours times rate: prices are rounded. */
const tolerance = 0.03;

/** A figure is the same wherever it stands: one label has one value, and all languages show the same digits. */
export function* checkStats({ site, files }: ContentTree) {
  const stats = files.flatMap((file) =>
    fieldsWith<StatFields>(filledIn(file), 'stat').map(({ key, value: { value, label } }): Stat => {
      return { file, key: `${key}.value`, label, value };
    }),
  );
  for (const locale of site.locales) yield* checkLabels(stats.filter(({ file }) => file.locale === locale));
  yield* checkDigits(stats);
}

function* checkLabels(stats: Stat[]) {
  const first = new Map<string, Stat>();
  for (const stat of stats) {
    const label = stat.label.trim().toLowerCase();
    const known = first.get(label) ?? stat;
    first.set(label, known);
    const there = `${known.file.name}: ${known.key.replace(/\.value$/, '')}`;
    const values = { label: stat.label, value: stat.value, other: known.value, there };
    if (known.value !== stat.value) yield error(stat.file.name, stat.key, 'two-values', values);
  }
}

function* checkDigits(stats: Stat[]) {
  const digitsIn = (value: string) => value.replace(/\D/g, '');
  const files = stats.map(({ file }) => file);
  const all = new Map(stats.map((stat) => [`${stat.file.name} ${stat.key}`, stat]));
  for (const { file, key, value } of stats) {
    const counterpart = all.get(`${sourceOf(file, files)?.name} ${key}`);
    if (!counterpart || digitsIn(counterpart.value) === digitsIn(value)) continue;
    yield error(file.name, key, 'other-digits', { value, other: counterpart.value, there: counterpart.file.name });
  }
}

/** A title that counts its list counts right, and so does a sentence beside it. A warning: the number may mean something else. */
export function* checkCountedTitles({ files }: ContentTree) {
  for (const file of files)
    for (const { key, title, count, texts } of countedTitles(fieldsIn(filledIn(file)))) {
      const [first = '', counted = ''] = wordsOf(title);
      const said = numberOf(first, file.locale);
      if (said !== undefined && said !== count)
        yield warning(file.name, key, 'miscounted-title', { text: title, count });
      // The same things are counted below.
      const again = texts.flatMap((text) => sentencesOf(text.value).map((sentence) => ({ ...text, sentence })));
      for (const { key, sentence } of said === undefined ? [] : again) {
        const [number = '', thing] = wordsOf(sentence);
        const other = numberOf(number, file.locale) ?? count;
        if (thing === counted && other !== count)
          yield warning(file.name, key, 'miscounted-title', { text: sentence, count });
      }
    }
}

/** The titles of groups with one list of entries that have a text. With a second half a title is only half a sentence. */
function countedTitles(fields: readonly Field[]) {
  const bySibling = Map.groupBy(fields, ({ path }) => keyOf(path.slice(0, -1)));
  return fieldsAs(fields, 'title').flatMap(({ path, key, value: title }) => {
    const siblings = bySibling.get(keyOf(path.slice(0, -1))) ?? [];
    const [list, ...others] = siblings.filter(({ value, schema }) => {
      const parts = Object.values(schema.items?.properties ?? {});
      return Array.isArray(value) && parts.some(({ role }) => role === 'text');
    });
    if (!list || others.length > 0 || siblings.some(({ role }) => role === 'highlight')) return [];
    const texts = fieldsAs(siblings, 'text');
    return { key, title, count: (list.value as unknown[]).length, texts };
  });
}

/** A price, its hours and its rate stand on the page as they are listed, and agree. */
export function* checkSums({ files }: ContentTree) {
  for (const file of files) {
    const { name } = file;
    const said = proseOf(file).filter(({ role }) => role !== 'quote');
    for (const { key, value } of fieldsWith<Sum>(file, 'sum')) {
      const { price, hours, rate } = value;
      const missing = (['price', 'hours', 'rate'] as const).find(
        (part) => !said.some((text) => text.value.includes(value[part])),
      );
      const due = figureOf(hours) * figureOf(rate);
      if (missing) yield error(name, `${key}.${missing}`, 'quote-missing', { text: value[missing] });
      else if (Math.abs(figureOf(price) - due) > due * tolerance)
        yield error(name, key, 'wrong-sum', { hours, rate, due: due.toLocaleString('en'), price });
    }
  }
}

function figureOf(part: string): number {
  return Number(part.replace(/\D/g, ''));
}
