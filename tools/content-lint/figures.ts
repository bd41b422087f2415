import { fieldsOfRole } from '#site/fields.server.ts';
import { errorAt } from '#site/finding.ts';
import type { PriceCalculation, Stat } from '#site/schema/field-types.ts';
import { type ContentTree, type LocaleFile, originalOf } from './content-tree.ts';
import { fieldsOfFile, proseOf, withFacts } from './texts.ts';

/** How far a price may differ from hours times rate, because prices are rounded. */
const tolerance = 0.03;

/** All languages show the same digits in a figure. */
export function* checkStats({ files }: ContentTree) {
  const digitsIn = (value: string) => value.replace(/\D/g, '');
  for (const file of files) {
    const source = originalOf(file, files);
    const sourceValues = new Map(source && statsIn(source).map(({ key, value }) => [key, value.value]));
    for (const { key, value } of statsIn(file)) {
      const other = sourceValues.get(key) ?? value.value;
      if (source && digitsIn(other) !== digitsIn(value.value))
        yield errorAt(file.name, `${key}.value`, 'other-digits', { value: value.value, other, otherFile: source.name });
    }
  }
}

function statsIn(file: LocaleFile) {
  return fieldsOfRole<Stat>(fieldsOfFile(withFacts(file)), 'stat');
}

/** A price, its hours and its rate are on the page as listed, and agree. */
export function* checkSums({ files }: ContentTree) {
  for (const file of files) {
    const { name } = file;
    const prose = proseOf(file).filter(({ role }) => role !== 'quote');
    for (const { key, value } of fieldsOfRole<PriceCalculation>(fieldsOfFile(file), 'sum')) {
      const { price, hours, rate } = value;
      const missing = (['price', 'hours', 'rate'] as const).find(
        (name) => !prose.some((text) => text.value.includes(value[name])),
      );
      const expectedPrice = numberIn(hours) * numberIn(rate);
      if (missing) yield errorAt(name, `${key}.${missing}`, 'quote-missing', { text: value[missing] });
      else if (Math.abs(numberIn(price) - expectedPrice) > expectedPrice * tolerance)
        yield errorAt(name, key, 'wrong-sum', { hours, rate, due: expectedPrice.toLocaleString('en'), price });
    }
  }
}

function numberIn(text: string): number {
  return Number(text.replace(/\D/g, ''));
}
