import { basename } from 'node:path';

/** A change of content, with the faults that it explains. */
export type Advice = { line: string; found: string[] };

const unexplained = 'Not in the changelog:';

/** The changes of content in CHANGELOG.md since a version, each with the faults of the files that it names a key of, then all others. */
export function adviceFrom(changelog: string, since: string, faults: readonly string[]): Advice[] {
  const lines = changesSince(changelog, since);
  const explained = new Map(faults.map((fault) => [fault, bestLine(lines, fault)]));
  const ofFile = (fault: string) =>
    faults.find((other) => fileOf(other) === fileOf(fault) && explained.get(other)) ?? '';
  const byLine = Map.groupBy(faults, (fault) => explained.get(fault) ?? explained.get(ofFile(fault)) ?? unexplained);
  return [...lines, unexplained]
    .map((line) => ({ line, found: byLine.get(line) ?? [] }))
    .filter(({ line, found }) => line !== unexplained || found.length > 0);
}

function changesSince(changelog: string, since: string): string[] {
  const [newer = ''] = changelog.split(`## [${since}]`);
  const entries = newer.split(/^- /m).slice(1);
  return entries
    .map(
      (entry) =>
        entry
          .split(/\n(?! {2}\S)/)[0]
          ?.replace(/\s+/g, ' ')
          .trim() ?? '',
    )
    .filter((entry) => entry.startsWith('Content:'));
}

/** The line that names the file or the key of a fault, and most of them. What is to be removed counts where the file is named too. */
function bestLine(lines: readonly string[], fault: string): string | undefined {
  const [file = '', rest = ''] = fault.split(/: (.*)/);
  const [key = '', message = ''] = rest.split(' – ');
  const surplus = message.match(/^no such key here: ([^.]*)/)?.[1]?.split(', ') ?? [];
  const score = (line: string) => {
    const names = namesIn(line);
    const isOfFile = names.some((name) => name === file || name === basename(file));
    const known = [key, ...key.split('.'), ...(isOfFile ? surplus : [])];
    return Number(isOfFile) + names.filter((name) => known.includes(name)).length;
  };
  const [best] = lines.toSorted((one, other) => score(other) - score(one));
  return best && score(best) > 0 ? best : undefined;
}

function fileOf(fault: string): string | undefined {
  return fault.split(':')[0];
}

function namesIn(line: string): string[] {
  return [...line.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}
