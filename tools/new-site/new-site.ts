import '#tools/command.ts';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ContentError } from '#site/content-error.ts';
import { type Answers, readAnswers } from './answers.ts';
import { askForAnswers } from './ask.ts';
import { languageFiles } from './language-files.ts';
import { readSample } from './sample.ts';
import { sharedFiles } from './shared-files.ts';

const sampleFolder = 'examples/mirador';
const advice = `The sample is in examples/mirador/ now.
Change what you answered in content/brand.yaml (names, colors, mark, profiles), content/company.yaml (address, phone, hours) and content/menus.yaml
(services), by hand or in the screen; languages in content/languages.yaml; the mailbox in .env.
Next: npm run edit, and write the texts in brackets; npm run check counts them, and npm run doctor says when the site can go live.
The pages about your services and company are shown once you take "state: draft" out of content/pages.yaml.
`;

/** Throws ContentError where a new site would overwrite something that nobody can bring back. */
function refuseLoss(again: boolean): void {
  if (existsSync(sampleFolder) && !again)
    throw new ContentError(`There is a new site in content/ already: with --again it is written anew.`);
  const { stdout } = spawnSync('git', ['status', '--porcelain', '--', 'content', 'examples', 'tests/sample'], {
    encoding: 'utf8',
  });
  if (stdout)
    throw new ContentError('There are changes that git has not recorded: commit them or take them back first.');
}

/** Moves the sample to `examples/`, writes the content of a new site, and `.env` where there is none. Returns the files. */
function writeSite(answers: Answers): string[] {
  const isFirst = !existsSync(sampleFolder);
  const sample = readSample(isFirst ? 'content' : sampleFolder);
  const files = [
    ...sharedFiles(sample, answers),
    ...answers.languages.flatMap((tag) => languageFiles(sample, answers, tag)),
  ];
  mkdirSync(dirname(sampleFolder), { recursive: true });
  if (isFirst) renameSync('content', sampleFolder);
  rmSync('content', { recursive: true, force: true });
  rmSync('tests/sample', { recursive: true, force: true });
  for (const [file, text] of files) {
    mkdirSync(dirname(join('content', file)), { recursive: true });
    writeFileSync(join('content', file), text);
  }
  cpSync(join(sampleFolder, 'media/drawings'), 'content/media/drawings', { recursive: true });
  const settings = readFileSync('.env.example', 'utf8').replace(/^# CONTACT_TO=.*$/m, `CONTACT_TO=${answers.mailbox}`);
  const own = existsSync('.env') ? readFileSync('.env', 'utf8') : settings;
  writeFileSync('.env', own.replace(/^CONTACT_TO=.*$/m, `CONTACT_TO=${answers.mailbox}`));
  for (const script of ['write-json-schemas.ts', 'translations.ts accept', 'check-content.ts --without-build'])
    run(script.split(' '));
  return files.map(([file]) => file);
}

/** Runs a script of the content check. Throws ContentError with what it said when it fails. */
function run([script = '', ...args]: string[]): void {
  const file = resolve(import.meta.dirname, '../content-lint', script);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new ContentError(`${stdout}${stderr}`);
  if (script.startsWith('check')) process.stdout.write(stdout);
}

try {
  const { values } = parseArgs({
    options: { answers: { type: 'string' }, again: { type: 'boolean', default: false } },
  });
  refuseLoss(values.again);
  const answers = values.answers ? readAnswers(values.answers) : await askForAnswers();
  const { length } = writeSite(answers);
  process.stdout.write(`Wrote ${length} files. ${advice}`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
