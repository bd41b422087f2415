import type { Facts } from '#app/content/facts.ts';
import type { Kind } from '#app/content/pages.ts';
import { significantDigits } from '#app/content/schema/company.ts';
import type { ContentTree } from './content-tree.ts';
import { error, type Finding } from './finding.ts';
import { literal, proseOf } from './texts.ts';

type TypedFact = { pattern: RegExp; write: string /** Where it tells of something else. */; notIn?: readonly Kind[] };

/** Pages about products, threats and laws have years and deadlines of their own. */
const aboutServices: readonly Kind[] = ['service', 'security', 'technologies'];

/** No text types a fact that stands elsewhere: the two would differ one day. It names the fact in braces instead. */
export function checkTypedFacts({ files, facts, company }: ContentTree): Finding[] {
  const typed = { en: patternsOf(facts.en, company), es: patternsOf(facts.es, company) };
  return files.flatMap((file) =>
    proseOf(file.raw).flatMap((leaf) =>
      typed[file.locale].flatMap(({ pattern, write, notIn = [] }) => {
        if (file.page && notIn.includes(file.page.kind)) return [];
        const found = leaf.value.match(pattern)?.[0];
        return found ? [error(file.name, leaf.key, `“${found}” is a fact that stands elsewhere: ${write}.`)] : [];
      }),
    ),
  );
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
      notIn: aboutServices,
    },
    { pattern: new RegExp(`(?<!\\d)${facts.years}\\+?[\\s\\u00a0]+(years|años)`, 'iu'), write: 'write {years}' },
    { pattern: /(two|three) decades|(dos|tres) décadas/iu, write: 'write {years} years (años)' },
    {
      pattern: new RegExp(`(?<!\\d)${facts.retentionDays}[\\s\\u00a0]+(days|días)`, 'iu'),
      write: 'write {retentionDays}',
      notIn: aboutServices,
    },
  ];
}

function wordPattern(word = ''): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])${literal(word)}(?![\\p{L}\\d])`, 'u');
}
