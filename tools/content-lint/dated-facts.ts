import type { ContentFile, ContentTree } from './content-tree.ts';
import { error, type Finding, warning } from './finding.ts';
import { isGroup, proseOf } from './texts.ts';

const day = 86_400_000;
/** How many days before a statement ends the check warns. */
const notice = 60;
/** After so many days without an end, a statement is looked up again. */
const year = 365;

/** Statements that end or age are noticed before readers notice them. */
export function checkDatedFacts({ files, now }: ContentTree): Finding[] {
  return files.flatMap((file) =>
    factsOf(file).flatMap((fact, index) => judge(file, fact, `datedFacts.#${index + 1}`, now)),
  );
}

function factsOf({ raw }: ContentFile): Record<string, unknown>[] {
  return isGroup(raw) && Array.isArray(raw.datedFacts) ? raw.datedFacts.filter(isGroup) : [];
}

function judge(file: ContentFile, fact: Record<string, unknown>, key: string, now: Date): Finding[] {
  const words = String(fact.words);
  if (!proseOf(file.raw).some((leaf) => !leaf.key.startsWith('datedFacts') && leaf.value.includes(words)))
    return [
      error(file.name, `${key}.words`, `“${words}” stands nowhere on the page: copy the words as they are there.`),
    ];
  const ends = fact.until ? Date.parse(String(fact.until)) : Date.parse(String(fact.asOf)) + year * day;
  const left = Math.floor((ends - now.getTime()) / day);
  if (left > notice) return [];
  const message = fact.until
    ? `“${words}” ${left < 0 ? 'ended' : 'ends'} on ${String(fact.until)}: change the text, then the date.`
    : `“${words}” was looked up on ${String(fact.asOf)}: look it up again, then set the date of today.`;
  return [warning(file.name, key, message)];
}
