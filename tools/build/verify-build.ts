import '#tools/command.ts';
import { hash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { readSiteFiles } from '#server/http/files/read-site-files.ts';
import { runCommands } from './run-commands.ts';

export const recordName = 'build.txt';

/**
 * What a build consists of: each file that visitors can get with its SHA-256, as `sha256sum --check` reads it, and before
 * them the hash of these lines, which is the hash of the build.
 */
export function buildRecord(site: string): string {
  const files = readSiteFiles(site).filter(({ path }) => path !== `/${recordName}`);
  const lines = files.map(({ path, bytes }) => `${hash('sha256', bytes)}  .${path}\n`).join('');
  return `# SHA-256 of the lines below: ${hash('sha256', lines)}\n${lines}`;
}

function readRecord(site: string): string {
  return readFileSync(`${site}/${recordName}`, 'utf8');
}

export function differences(one: string, other: string): string[] {
  const [first, second] = [one, other].map((record) => new Set(record.split('\n').slice(1).filter(Boolean)));
  const only = [...(first ?? [])].filter((line) => !second?.has(line));
  const also = [...(second ?? [])].filter((line) => !first?.has(line));
  return [...new Set([...only, ...also].map((line) => line.slice(line.indexOf('  ') + 3)))].sort();
}

if (import.meta.main) {
  // Builds the tree a second time, beside the first, and names what differs: from the last build, or from a site at an
  // address, which must have been built of this commit with these settings.
  const [address] = process.argv.slice(2);
  const second = 'build-verify';
  if (!address && !existsSync(`build/client/${recordName}`)) {
    process.stderr.write('There is no build to compare with: run "npm run build" first.\n');
    process.exit(1);
  }
  const published = address ? await (await fetch(new URL(recordName, address))).text() : readRecord('build/client');
  process.env.BUILD_DIR = second;
  await runCommands('second build', ['node tools/build/build.ts'], `${second}.log`);
  const found = differences(published, readRecord(`${second}/client`));
  const [hash] = readRecord(`${second}/client`).split('\n');
  process.stdout.write(`${hash?.slice(2)}\n`);
  for (const path of found) process.stderr.write(`${path} differs.\n`);
  process.stdout.write(
    found.length === 0 ? 'Both builds are the same.\n' : `${found.length} files differ: see ${second}.\n`,
  );
  process.exitCode = found.length === 0 ? 0 : 1;
  if (found.length === 0) rmSync(second, { recursive: true });
}
