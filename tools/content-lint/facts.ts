import { globSync } from 'node:fs';
import { day } from '#shared/durations.ts';
import { wrongPlaceholders } from '#site/facts.server.ts';
import { fieldsOfRole, namedDates } from '#site/fields.server.ts';
import { errorAt, warningAt } from '#site/finding.ts';
import { inLocale } from '#site/languages.ts';
import type { DatedClaim } from '#site/schema/field-types.ts';
import { endFault, renewalDays } from '#site/validity.server.ts';
import type { ContentTree, LocaleFile } from './content-tree.ts';
import { fieldsOfFile, proseOf } from './texts.ts';

/** After how many days a statement without an end is looked up again. */
const lookUpAfterDays = 365;

/** No text types a fact that is kept elsewhere, since the two would differ one day. It names the fact in braces. */
export function* checkTypedFacts({ files, facts, company }: ContentTree) {
  const localNumber = company.phone.number.slice(`+${company.phonePlan.countryCode}`.length);
  const digits = [...localNumber].join('[^\\p{L}\\d]{0,2}');
  for (const file of files) {
    const languageFacts = inLocale(facts, file.locale);
    const patterns = [
      { pattern: new RegExp(digits, 'u'), fact: '{phone}', code: 'typed-phone' as const },
      ...['email', 'careersEmail', 'legalName', 'company'].map((name) => {
        const pattern = new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(languageFacts[name] ?? '')}(?![\\p{L}\\d])`, 'u');
        return { pattern, fact: `{${name}}`, code: 'typed-fact' as const };
      }),
    ];
    for (const { key, value } of proseOf(file))
      for (const { pattern, fact, code } of patterns) {
        const text = value.match(pattern)?.[0];
        if (text) yield errorAt(file.name, key, code, { text, fact });
      }
  }
}

/** Every name in braces has a value: a fact, or one that the field allows. Files of all languages have no facts. */
export function* checkPlaceholders({ site, files, drafts, facts }: ContentTree) {
  for (const { name, locale, jsonSchema, raw } of [...files, ...drafts])
    for (const problem of wrongPlaceholders(jsonSchema, raw, inLocale(facts, locale)))
      yield errorAt(name, problem.key, problem.code, problem.values);
  // The notice has a rule of its own.
  for (const path of globSync('*.yaml', { cwd: site.root }).filter((file) => file !== 'notice.yaml')) {
    const jsonSchema = site.jsonSchemas.plainOf(path);
    for (const problem of jsonSchema ? wrongPlaceholders(jsonSchema, site.readYaml(path), {}) : [])
      yield errorAt(`content/${path}`, problem.key, problem.code, problem.values);
  }
}

/** Statements that end or age are reported before readers notice. */
export function* checkDatedClaims({ files, company, now }: ContentTree) {
  for (const file of files) {
    for (const { key, value } of fieldsOfRole<DatedClaim>(fieldsOfFile(file), 'dated-claim'))
      yield* checkClaim(file, value, key, now);
    for (const { key, name, date: until } of namedDates(fieldsOfFile(file), 'end')) {
      const ending = endFault({ name, until }, now.getTime(), company.timeZone);
      if (ending) yield warningAt(file.name, key, ending.code, ending.values);
    }
    // Something with a name that was looked up on a date, such as a source.
    for (const { key, name, date: asOf } of namedDates(fieldsOfFile(file), 'looked-up')) {
      const isYoung = Date.parse(asOf) + (lookUpAfterDays - renewalDays) * day > now.getTime();
      if (!isYoung) yield warningAt(file.name, key, 'long-ago', { text: name, asOf });
    }
  }
}

function* checkClaim(file: LocaleFile, claim: DatedClaim, key: string, now: Date) {
  const { words: text, until = '', asOf = '' } = claim as { words: string; until?: string; asOf?: string };
  const isSaid = proseOf(file).some(({ role, value }) => role !== 'quote' && value.includes(text));
  const endTime = until ? Date.parse(until) : Date.parse(asOf) + lookUpAfterDays * day;
  const daysLeft = Math.floor((endTime - now.getTime()) / day);
  const isFar = daysLeft > renewalDays;
  if (!isSaid) yield errorAt(file.name, `${key}.words`, 'quote-missing', { text });
  else if (isFar) return;
  else if (until) yield warningAt(file.name, key, daysLeft < 0 ? 'statement-ended' : 'statement-ends', { text, until });
  else yield warningAt(file.name, key, 'long-ago', { text, asOf });
}
