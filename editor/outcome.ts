import { type Fault, type Finding, fault } from '#site/finding.ts';
import type { Languages } from '#site/languages.ts';
import { slugOf } from '#site/slug.ts';

/** The result of publishing: the errors that prevented it, and the output of the commands. */
export type Outcome = {
  done: boolean;
  message: Fault;
  findings: Finding[];
  log: string;
  /** What others published meanwhile. */
  others: string[];
};

/** A finding in a built page is reported for its content file. */
export function outcomeOf(
  { splitLocale }: Languages,
  done: boolean,
  all: Finding[],
  log: string,
): Omit<Outcome, 'others'> {
  const message = all.findLast(({ file }) => !file) ?? fault('unexpected', { why: log.split('\n').at(-1) ?? '' });
  const findings = all
    .filter(({ file }) => file && !done)
    .map((finding) => {
      if (finding.file.startsWith('content/')) return finding;
      const { locale, path } = splitLocale(finding.file);
      return { ...finding, file: `content/${locale}/${slugOf(path)}.yaml`, key: '' };
    });
  return { done, message, findings, log };
}
