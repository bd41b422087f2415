import '#tools/command.ts';
import { spawnSync } from 'node:child_process';
import { takeVersion } from './take-version.ts';

/** The commands of the new version, run once its files are there. */
const steps = [
  'npm ci --no-audit --no-fund',
  'node tools/upgrade/add-missing.ts',
  'node tools/upgrade/list-faults.ts',
  'node tools/content-lint/check-content.ts',
];

const [, , version = 'upstream/main'] = process.argv;
const replaced = takeVersion('.', version);
for (const file of replaced) process.stdout.write(`${file} is the product's now: yours stands in the commit before.\n`);
const failed = steps.find((step) => spawnSync(step, { shell: true, stdio: 'inherit' }).status !== 0);
if (failed) {
  process.exitCode = 1;
  process.stdout.write(`Stopped at “${failed}”: mend what it says and run it again.\n`);
}
process.stdout.write(
  'Next: npm test, look at the site, then git add -A && git commit. To take it all back: git merge --abort.\n',
);
