import { type Locale, locales } from '#app/content/locale.ts';
import { type ContentFile, type ContentTree, counterpartOf } from './content-tree.ts';
import { error, type Finding } from './finding.ts';
import { groupsWith } from './texts.ts';

type Stat = { file: ContentFile; key: string; label: string; value: string };

/** A figure is the same wherever it stands: one label has one value, and both languages show the same digits. */
export function checkStats({ files }: ContentTree): Finding[] {
  const stats = { en: statsOf(files, 'en'), es: statsOf(files, 'es') };
  return [...locales.flatMap((locale) => checkLabels(stats[locale])), ...checkDigits(stats)];
}

function statsOf(files: ContentFile[], locale: Locale): Stat[] {
  return files
    .filter((file) => file.locale === locale)
    .flatMap((file) =>
      groupsWith(file.filled, 'value', 'label').map(({ key, value }) => {
        return { file, key, label: String(value.label), value: String(value.value) };
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
    const there = `${known.file.name}: ${known.key}`;
    const message = `“${stat.label}” is ${stat.value} here and ${known.value} in ${there}: decide which is true.`;
    return [error(stat.file.name, `${stat.key}.value`, message)];
  });
}

function checkDigits(stats: Record<Locale, Stat[]>): Finding[] {
  const english = new Map(stats.en.map((stat) => [placeOf(stat.file.name, stat.key), stat]));
  return stats.es.flatMap((stat) => {
    const counterpart = english.get(placeOf(counterpartOf(stat.file), stat.key));
    if (!counterpart || digitsIn(counterpart.value) === digitsIn(stat.value)) return [];
    const message = `is ${stat.value}, but ${counterpart.value} in ${counterpart.file.name}: both languages must say the same figure.`;
    return [error(stat.file.name, `${stat.key}.value`, message)];
  });
}

function placeOf(name: string, key: string): string {
  return `${name} ${key}`;
}

function digitsIn(value: string): string {
  return value.replace(/\D/g, '');
}
