import type { Languages } from '#site/languages.ts';
import { slugOf } from '#site/slug.ts';
import { error, type Finding } from '#tools/content-lint/finding.ts';
import type { TwoTexts } from '#tools/publish/publish-content.ts';

/** What came of publishing: in a sentence, the errors that stand in the way, and all that the commands said. */
export type Outcome = {
  done: boolean;
  said: string;
  findings: Finding[];
  log: string;
  clashes: TwoTexts[];
  /** What others published meanwhile. */
  others: string[];
};

/** Takes the errors out of what the commands said; of a built page its content is named. */
export function outcomeOf(
  { splitLocale }: Languages,
  done: boolean,
  log: string,
): Pick<Outcome, 'done' | 'said' | 'findings' | 'log'> {
  const lines = new Set(log.split('\n'));
  const findings = [...lines].flatMap((line) => {
    const [, place = '', key = '', message = ''] = /^(content\/\S+|\/\S*): (.*?) – (?!warning: )(.*)$/.exec(line) ?? [];
    if (!place || done) return [];
    if (place.startsWith('content/')) return [error(place, key, message)];
    const { locale, path } = splitLocale(place);
    return [error(`content/${locale}/${slugOf(path)}.yaml`, '', message)];
  });
  return { done, said: [...lines].at(-1) ?? '', findings, log };
}
