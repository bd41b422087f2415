import { type LockedPackages, packageName } from './lock-file.ts';

/** Takes the locked packages, gives a table: each license with its packages, the most frequent first. */
export function licenseList(packages: LockedPackages): string {
  const installed = Object.entries(packages).filter(([folder]) => folder !== '');
  const groups = Map.groupBy(installed, ([, { license }]) => license ?? 'not said in the lock file');
  const sorted = [...groups].sort(([, a], [, b]) => b.length - a.length);
  const blocks = sorted.map(([license, members]) => {
    const names = new Set(members.map(([folder, { version }]) => `  ${packageName(folder)} ${version}`));
    return [`${license} (${names.size})`, ...[...names].sort()].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}
