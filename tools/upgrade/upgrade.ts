import '#tools/command.ts';
import { spawnSync } from 'node:child_process';
import { StartError } from '#server/start-error.ts';
import { mergeVersion } from './merge-version.ts';

/** The commands of the new version, run once its files are there. */
const steps = [
  'npm ci --no-audit --no-fund',
  'node tools/upgrade/add-missing.ts',
  'node tools/content-lint/check-content.ts',
];

const [, , version = 'upstream/main'] = process.argv;
const conflicts = mergeVersion('.', version);
if (conflicts.length > 0)
  throw new StartError(
    `You and the product changed the same lines of ${conflicts.join(', ')}: choose between Git's marks there, git add the files, and run npm run upgrade again. To take it all back: git merge --abort`,
  );
const failed = steps.find((step) => spawnSync(step, { shell: true, stdio: 'inherit' }).status !== 0);
if (failed) throw new StartError(`Stopped at “${failed}”: mend what it says, and run npm run upgrade again.`);
process.stdout.write(
  'Next: npm test, look at the site, then git add -A && git commit. To take it all back: git merge --abort\n',
);
