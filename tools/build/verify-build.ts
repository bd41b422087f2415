import '#tools/command.ts';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { differences, recordName } from './build-record.ts';
import { runCommands } from './run-commands.ts';

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

function readRecord(site: string): string {
  return readFileSync(`${site}/${recordName}`, 'utf8');
}
