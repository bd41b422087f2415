import { globSync } from 'node:fs';
import { placeAdvice } from '#site/content-error.ts';
import { type Facts, wrongPlaces } from '#site/facts.ts';
import { namedDates } from '#site/fields.ts';
import { inLocale, type Locale } from '#site/languages.ts';
import { groupOf } from '#site/menus.server.ts';
import { significantDigits } from '#site/schema/company.ts';
import type { DatedFact } from '#site/schema/parts.ts';
import { renewalAdvice, renewalDays } from '#site/validity.server.ts';
import type { ContentFile, ContentTree } from './content-tree.ts';
import { error, warning } from './finding.ts';
import { timeWords } from './language-words.ts';
import { fieldsIn, fieldsWith, literal, proseOf } from './texts.ts';

const day = 86_400_000;
/** After so many days without an end, a statement is looked up again. */
const year = 365;

/** No text types a fact that stands elsewhere: the two would differ one day. It names the fact in braces instead. */
export function* checkTypedFacts({ site, files, facts, company }: ContentTree) {
  const menus = site.menus();
  for (const file of files) {
    const { name, page, locale } = file;
    const isService = page && groupOf(page.path, menus).index !== undefined;
    const typed = patternsOf(inLocale(facts, locale), company, locale).filter(
      (fact) => !(isService && fact.notInServices),
    );
    for (const { key, value } of proseOf(file))
      for (const { pattern, write } of typed) {
        const found = value.match(pattern)?.[0];
        if (found) yield error(name, key, `“${found}” is a fact that stands elsewhere: write ${write}.`);
      }
  }
}

/** Pages about products, threats and laws have years and deadlines of their own: `notInServices`. */
function patternsOf(
  facts: Facts,
  company: ContentTree['company'],
  locale: Locale,
): { pattern: RegExp; write: string; notInServices?: true }[] {
  const digits = [...significantDigits(company.phone.shown)].join('[^\\p{L}\\d]{0,2}');
  const words = timeWords(locale);
  const any = (phrases: string[] = []) => `(${phrases.map(literal).join('|')})`;
  const count = (figure: string | undefined, unit: string) => new RegExp(`(?<!\\d)${figure}\\+?\\s+${unit}`, 'iu');
  return [
    { pattern: new RegExp(digits, 'u'), write: '{phone}, or take another number for an example' },
    ...['email', 'careersEmail', 'legalName', 'company'].map((fact) => {
      const pattern = new RegExp(`(?<![\\p{L}\\d])${literal(facts[fact] ?? '')}(?![\\p{L}\\d])`, 'u');
      return { pattern, write: `{${fact}}` };
    }),
    {
      pattern: new RegExp(`${any(['©', ...(words?.since ?? [])])}\\s*${facts.founded}(?!\\d)`, 'iu'),
      write: '{founded}',
      notInServices: true,
    },
    ...(words
      ? ([
          { pattern: count(facts.years, words.years), write: '{years}' },
          { pattern: new RegExp(any(words.decades), 'iu'), write: `{years} ${words.years}` },
          { pattern: count(facts.retentionDays, words.days), write: '{retentionDays}', notInServices: true },
        ] as const)
      : []),
  ];
}

/** Whatever stands in braces is filled in: a fact, or what the place is for. Files of all languages have no facts. */
export function* checkPlaces({ site, files, facts }: ContentTree) {
  for (const { name, locale, form, raw } of files)
    for (const wrong of wrongPlaces(form, raw, inLocale(facts, locale)))
      yield error(name, wrong.key, placeAdvice(wrong));
  // What is wrong in the notice is told with the rest of it.
  for (const path of globSync('*.yaml', { cwd: site.root }).filter((each) => each !== 'notice.yaml')) {
    const form = site.forms.of(path);
    for (const wrong of form ? wrongPlaces(form, site.readYaml(path), {}) : [])
      yield error(`content/${path}`, wrong.key, placeAdvice(wrong));
  }
}

/** Statements that end or age are noticed before readers notice them. */
export function* checkDatedFacts({ files, company, now }: ContentTree) {
  for (const file of files) {
    for (const { key, value } of fieldsWith<DatedFact>(file, 'dated-fact')) yield* judge(file, value, key, now);
    for (const { key, name, date: until } of namedDates(fieldsIn(file), 'end')) {
      const advice = renewalAdvice({ name, until }, now.getTime(), company.timeZone);
      if (advice) yield warning(file.name, key, advice);
    }
    // Something with a name that was looked up on a date, such as a source.
    for (const { key, name, date: asOf } of namedDates(fieldsIn(file), 'looked-up')) {
      const isYoung = Date.parse(asOf) + (year - renewalDays) * day > now.getTime();
      if (!isYoung) yield warning(file.name, key, agedFact(name, asOf));
    }
  }
}

function agedFact(words: string, asOf: string): string {
  return `“${words}” was looked up on ${asOf}: look it up again, then set the date of today.`;
}

function* judge(file: ContentFile, fact: DatedFact, key: string, now: Date) {
  const { words, until = '', asOf = '' } = fact as { words: string; until?: string; asOf?: string };
  const isSaid = proseOf(file).some(({ role, value }) => role !== 'quote' && value.includes(words));
  const ends = until ? Date.parse(until) : Date.parse(asOf) + year * day;
  const left = Math.floor((ends - now.getTime()) / day);
  const isFar = left > renewalDays;
  const ending = `“${words}” ${left < 0 ? 'ended' : 'ends'} on ${until}: change the text, then the date.`;
  if (!isSaid)
    yield error(file.name, `${key}.words`, `“${words}” stands nowhere on the page: copy the words as they are there.`);
  else if (!isFar) yield warning(file.name, key, until ? ending : agedFact(words, asOf));
}
