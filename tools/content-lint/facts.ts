import type { Facts } from '#app/content/facts.ts';
import { loadMenus } from '#app/content/load.server.ts';
import { inLocale, perLocale } from '#app/content/locale.ts';
import { groupOf } from '#app/content/menus.server.ts';
import { significantDigits } from '#app/content/schema/company.ts';
import { renewalAdvice, renewalDays } from '#app/content/validity.server.ts';
import type { ContentFile, ContentTree } from './content-tree.ts';
import { error, type Finding, warning } from './finding.ts';
import { groupsWith, literal, proseOf } from './texts.ts';

/** Pages about products, threats and laws have years and deadlines of their own: `notInServices`. */
type TypedFact = { pattern: RegExp; write: string; notInServices?: true };

const day = 86_400_000;
/** After so many days without an end, a statement is looked up again. */
const year = 365;

/** No text types a fact that stands elsewhere: the two would differ one day. It names the fact in braces instead. */
export function checkTypedFacts({ root, files, facts, company }: ContentTree): Finding[] {
  const menus = loadMenus(root);
  const typed = perLocale((locale) => patternsOf(inLocale(facts, locale), company));
  return files.flatMap((file) => {
    const isService = file.page !== undefined && groupOf(file.page.path, menus).index !== undefined;
    return proseOf(file.raw).flatMap((leaf) =>
      inLocale(typed, file.locale).flatMap(({ pattern, write, notInServices }) => {
        if (notInServices && isService) return [];
        const found = leaf.value.match(pattern)?.[0];
        return found ? [error(file.name, leaf.key, `“${found}” is a fact that stands elsewhere: ${write}.`)] : [];
      }),
    );
  });
}

function patternsOf(facts: Facts, company: ContentTree['company']): TypedFact[] {
  const digits = [...significantDigits(company.phone.shown)].join('[^\\p{L}\\d]{0,2}');
  return [
    { pattern: wordPattern(facts.email), write: 'write {email}' },
    { pattern: wordPattern(facts.careersEmail), write: 'write {careersEmail}' },
    { pattern: new RegExp(digits, 'u'), write: 'write {phone}, or take another number for an example' },
    { pattern: wordPattern(facts.legalName), write: 'write {legalName}' },
    { pattern: wordPattern(facts.company), write: 'write {company}' },
    {
      pattern: new RegExp(
        `(©|since|desde|(founded|established) in|(fundad|establecid)[ao]s? en)\\s*${facts.founded}(?!\\d)`,
        'iu',
      ),
      write: 'write {founded}',
      notInServices: true,
    },
    { pattern: new RegExp(`(?<!\\d)${facts.years}\\+?[\\s\\u00a0]+(years|años)`, 'iu'), write: 'write {years}' },
    { pattern: /(two|three) decades|(dos|tres) décadas/iu, write: 'write {years} years (años)' },
    {
      pattern: new RegExp(`(?<!\\d)${facts.retentionDays}[\\s\\u00a0]+(days|días)`, 'iu'),
      write: 'write {retentionDays}',
      notInServices: true,
    },
  ];
}

function wordPattern(word = ''): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])${literal(word)}(?![\\p{L}\\d])`, 'u');
}

/** Statements that end or age are noticed before readers notice them. */
export function checkDatedFacts({ files, now }: ContentTree): Finding[] {
  return files.flatMap((file) => [
    ...groupsWith(file.raw, 'words').flatMap(({ path: [list], key, value }) =>
      list === 'datedFacts' ? judge(file, value, key, now) : [],
    ),
    ...groupsWith(file.raw, 'until', 'name').flatMap(({ key, value: { name, until } }) => {
      const advice = renewalAdvice({ name: String(name), until: String(until) }, now.getTime());
      return advice ? [warning(file.name, key, advice)] : [];
    }),
    // Something with a name that was looked up on a date, such as a source.
    ...groupsWith(file.raw, 'asOf', 'name').flatMap(({ key, value: { name, asOf } }) => {
      const isYoung = Date.parse(String(asOf)) + (year - renewalDays) * day > now.getTime();
      return isYoung ? [] : [warning(file.name, key, agedFact(String(name), String(asOf)))];
    }),
  ]);
}

function agedFact(words: string, asOf: string): string {
  return `“${words}” was looked up on ${asOf}: look it up again, then set the date of today.`;
}

function judge(file: ContentFile, fact: Record<string, unknown>, key: string, now: Date): Finding[] {
  const words = String(fact.words);
  if (!proseOf(file.raw).some((leaf) => !leaf.key.startsWith('datedFacts') && leaf.value.includes(words)))
    return [
      error(file.name, `${key}.words`, `“${words}” stands nowhere on the page: copy the words as they are there.`),
    ];
  const ends = fact.until ? Date.parse(String(fact.until)) : Date.parse(String(fact.asOf)) + year * day;
  const left = Math.floor((ends - now.getTime()) / day);
  if (left > renewalDays) return [];
  const message = fact.until
    ? `“${words}” ${left < 0 ? 'ended' : 'ends'} on ${String(fact.until)}: change the text, then the date.`
    : agedFact(words, String(fact.asOf));
  return [warning(file.name, key, message)];
}
