import { fieldsOfRole } from '#site/fields.server.ts';
import { error } from '#site/finding.ts';
import type { Stat as StatFields, Sum } from '#site/schema/parts.ts';
import { type ContentFile, type ContentTree, sourceOf } from './content-tree.ts';
import { fieldsOfFile, filledIn, proseOf } from './texts.ts';

type Stat = { file: ContentFile; key: string; label: string; value: string };

/** How far a price may be from hours times rate: prices are rounded. */
const tolerance = 0.03;

/** A figure is the same wherever it stands: one label has one value, and all languages show the same digits. */
export function* checkStats({ site, files }: ContentTree) {
  const stats = files.flatMap((file) =>
    fieldsOfRole<StatFields>(fieldsOfFile(filledIn(file)), 'stat').map(({ key, value: { value, label } }): Stat => {
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
    const earlier = first.get(label) ?? stat;
    first.set(label, earlier);
    const there = `${earlier.file.name}: ${earlier.key.replace(/\.value$/, '')}`;
    const values = { label: stat.label, value: stat.value, other: earlier.value, there };
    if (earlier.value !== stat.value) yield error(stat.file.name, stat.key, 'two-values', values);
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

/** A price, its hours and its rate stand on the page as they are listed, and agree. */
export function* checkSums({ files }: ContentTree) {
  for (const file of files) {
    const { name } = file;
    const prose = proseOf(file).filter(({ role }) => role !== 'quote');
    for (const { key, value } of fieldsOfRole<Sum>(fieldsOfFile(file), 'sum')) {
      const { price, hours, rate } = value;
      const missing = (['price', 'hours', 'rate'] as const).find(
        (part) => !prose.some((text) => text.value.includes(value[part])),
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
