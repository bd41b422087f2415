import { locales } from '#site/locale.ts';
import { type ContentFile, type ContentTree, sourceOf } from './content-tree.ts';
import { error, warning } from './finding.ts';
import { numberOf } from './language-words.ts';
import { groupsWith, proseOf, wordsOf } from './texts.ts';

type Stat = { file: ContentFile; key: string; label: string; value: string };

/** How far a price may be from hours times rate: prices are rounded. */
const tolerance = 0.03;

/** A figure is the same wherever it stands: one label has one value, and all languages show the same digits. */
export function* checkStats({ files }: ContentTree) {
  const stats = files.flatMap((file) =>
    groupsWith(file.filled, 'value', 'label').map(({ key, value: { value, label } }): Stat => {
      return { file, key: `${key}.value`, label: String(label), value: String(value) };
    }),
  );
  for (const locale of locales) yield* checkLabels(stats.filter(({ file }) => file.locale === locale));
  yield* checkDigits(stats);
}

function* checkLabels(stats: Stat[]) {
  const first = new Map<string, Stat>();
  for (const stat of stats) {
    const label = stat.label.trim().toLowerCase();
    const known = first.get(label) ?? stat;
    first.set(label, known);
    const there = `${known.file.name}: ${known.key.replace(/\.value$/, '')}`;
    const message = `“${stat.label}” is ${stat.value} here and ${known.value} in ${there}: decide which is true.`;
    if (known.value !== stat.value) yield error(stat.file.name, stat.key, message);
  }
}

function* checkDigits(stats: Stat[]) {
  const digitsIn = (value: string) => value.replace(/\D/g, '');
  const files = stats.map(({ file }) => file);
  const all = new Map(stats.map((stat) => [`${stat.file.name} ${stat.key}`, stat]));
  for (const { file, key, value } of stats) {
    const counterpart = all.get(`${sourceOf(file, files)?.name} ${key}`);
    if (!counterpart || digitsIn(counterpart.value) === digitsIn(value)) continue;
    const there = `${counterpart.value} in ${counterpart.file.name}`;
    yield error(file.name, key, `is ${value}, but ${there}: all languages must say the same figure.`);
  }
}

/** While the company itself is made up, so is every figure, quotation and logo, and its data say so. */
export function* checkSamples({ company, files }: ContentTree) {
  const message =
    'is said to be true while content/company.yaml is a sample: put sample: true, or your company there first.';
  for (const { name, raw } of company.sample ? files : [])
    for (const { key, value } of groupsWith(raw, 'sample'))
      if (value.sample === false) yield error(name, `${key}.sample`, message);
}

/** A title that counts its list counts right. A warning: the number may mean something else. */
export function* checkCountedTitles({ files }: ContentTree) {
  for (const { name, filled, locale } of files)
    for (const { key, value } of groupsWith(filled, 'title', 'items')) {
      const title = String(value.title);
      const [first = ''] = wordsOf(title);
      const said = numberOf(first, locale);
      const length = Array.isArray(value.items) ? value.items.length : 0;
      // With a highlighted second part the title is only half a sentence.
      if ('titleHighlight' in value || said === undefined || said === length) continue;
      const message = `“${title}” stands over ${length} entries: correct the number if it counts them.`;
      yield warning(name, `${key}.title`, message);
    }
}

/** A price, its hours and its rate stand on the page as they are listed, and agree. */
export function* checkSums({ files }: ContentTree) {
  for (const { name, raw } of files) {
    const said = proseOf(raw).filter(({ path }) => path[0] !== 'sums');
    for (const { key, value } of groupsWith(raw, 'price', 'hours', 'rate')) {
      const { price, hours, rate } = value;
      const missing = ['price', 'hours', 'rate'].find(
        (part) => !said.some((text) => text.value.includes(`${value[part]}`)),
      );
      const due = figureOf(hours) * figureOf(rate);
      if (missing)
        yield error(
          name,
          `${key}.${missing}`,
          `“${value[missing]}” stands nowhere on the page: copy it as it is there.`,
        );
      else if (Math.abs(figureOf(price) - due) > due * tolerance)
        yield error(name, key, `${hours} × ${rate} is ${due.toLocaleString('en')}, not ${price}: correct one of them.`);
    }
  }
}

function figureOf(part: unknown): number {
  return Number(String(part).replace(/\D/g, ''));
}
