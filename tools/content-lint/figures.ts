import { type Locale, locales } from '#app/content/locale.ts';
import { type ContentFile, type ContentTree, sourceOf } from './content-tree.ts';
import { error, type Finding, warning } from './finding.ts';
import { numberOf } from './language-words.ts';
import { groupsWith, wordsOf } from './texts.ts';

type Stat = { file: ContentFile; key: string; label: string; value: string };

/** A figure is the same wherever it stands: one label has one value, and all languages show the same digits. */
export function checkStats({ files }: ContentTree): Finding[] {
  const stats = locales.map((locale) => statsOf(files, locale));
  return [...stats.flatMap(checkLabels), ...checkDigits(stats.flat())];
}

function statsOf(files: ContentFile[], locale: Locale): Stat[] {
  const own = files.filter((file) => file.locale === locale);
  return own.flatMap((file) =>
    groupsWith(file.filled, 'value', 'label').map(({ key, value }) => {
      return { file, key: `${key}.value`, label: String(value.label), value: String(value.value) };
    }),
  );
}

function checkLabels(stats: Stat[]): Finding[] {
  const first = new Map<string, Stat>();
  return stats.flatMap((stat) => {
    const label = stat.label.trim().toLowerCase();
    const known = first.get(label);
    first.set(label, known ?? stat);
    if (!known || known.value === stat.value) return [];
    const there = `${known.file.name}: ${known.key.replace(/\.value$/, '')}`;
    const message = `“${stat.label}” is ${stat.value} here and ${known.value} in ${there}: decide which is true.`;
    return [error(stat.file.name, stat.key, message)];
  });
}

function checkDigits(stats: Stat[]): Finding[] {
  const digitsIn = (value: string) => value.replace(/\D/g, '');
  const files = stats.map(({ file }) => file);
  const all = new Map(stats.map((stat) => [`${stat.file.name} ${stat.key}`, stat]));
  return stats.flatMap((stat) => {
    const counterpart = all.get(`${sourceOf(stat.file, files)?.name} ${stat.key}`);
    if (!counterpart || digitsIn(counterpart.value) === digitsIn(stat.value)) return [];
    const message = `is ${stat.value}, but ${counterpart.value} in ${counterpart.file.name}: all languages must say the same figure.`;
    return [error(stat.file.name, stat.key, message)];
  });
}

/** While the company itself is made up, so is every figure, quotation and logo, and its data say so. */
export function checkSamples({ company, files }: ContentTree): Finding[] {
  const message =
    'is said to be true while content/company.yaml is a sample: put sample: true, or your company there first.';
  const untrue = files.flatMap((file) =>
    groupsWith(file.raw, 'sample').flatMap(({ key, value }) =>
      value.sample === false ? [error(file.name, `${key}.sample`, message)] : [],
    ),
  );
  return company.sample ? untrue : [];
}

/** A title that counts its list counts right. A warning: the number may mean something else. */
export function checkCountedTitles({ files }: ContentTree): Finding[] {
  return files.flatMap((file) =>
    groupsWith(file.filled, 'title', 'items').flatMap(({ key, value }) => {
      const title = String(value.title);
      const [first = ''] = wordsOf(title);
      const said = numberOf(first, file.locale);
      const length = Array.isArray(value.items) ? value.items.length : 0;
      // With a highlighted second part the title is only half a sentence.
      if ('titleHighlight' in value || said === undefined || said === length) return [];
      const message = `“${title}” stands over ${length} entries: correct the number if it counts them.`;
      return [warning(file.name, `${key}.title`, message)];
    }),
  );
}
