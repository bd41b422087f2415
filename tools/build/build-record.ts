import { hash } from 'node:crypto';
import { readSiteFiles } from '#server/http/files/read-site-files.ts';

export const recordName = 'build.txt';

/**
 * What a build consists of: each file that visitors can get with its SHA-256, as `sha256sum --check` reads it, and
 * before them the hash of these lines, which is the hash of the build.
 */
export function buildRecord(site: string): string {
  const files = readSiteFiles(site).filter(({ path }) => path !== `/${recordName}`);
  const lines = files.map(({ path, bytes }) => `${hash('sha256', bytes)}  .${path}\n`).join('');
  return `# SHA-256 of the lines below: ${hash('sha256', lines)}\n${lines}`;
}

/** The paths of files that differ between two records or are in only one of them. */
export function differences(one: string, other: string): string[] {
  const [first, second] = [one, other].map((record) => new Set(record.split('\n').slice(1).filter(Boolean)));
  const only = [...(first ?? [])].filter((line) => !second?.has(line));
  const also = [...(second ?? [])].filter((line) => !first?.has(line));
  return [...new Set([...only, ...also].map((line) => line.slice(line.indexOf('  ') + 3)))].sort();
}
