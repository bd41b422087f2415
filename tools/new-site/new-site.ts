import '#tools/command.ts';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { openSite } from '#app/site.server.ts';
import { ContentError } from '#site/content-error.ts';
import type { Site } from '#site/create-site.server.ts';
import { checkContent } from '#tools/content-lint/check-content.ts';
import { gitIn, unrecordedChanges } from '#tools/git.ts';
import { type Answers, readAnswers } from './answers.ts';
import { holidaysOf } from './country.ts';
import { sampleFolder } from './folders.ts';
import { languageFiles } from './language-files.ts';
import { sharedFiles } from './shared-files.ts';

const advice = `The sample is in examples/mirador/ now.
Change what you answered in content/brand.yaml (names, colors, mark, profiles), content/company.yaml (address, phone, hours) and content/menus.yaml
(services), by hand or in the screen; languages in content/languages.yaml; the mailbox in .env.
Next: npm run edit, and write the texts in brackets; npm run check counts them, and npm run inbox -- doctor says when the site can go live.
The pages about your services and company are shown once you take "state: draft" out of content/pages.yaml.
`;

/** Throws ContentError where a new site would overwrite something that nobody can bring back. */
function refuseLoss(project: string, again: boolean): void {
  if (existsSync(join(project, sampleFolder)) && !again)
    throw new ContentError(`There is a new site in content/ already: with --again it is written anew.`);
  const { out } = gitIn(project)('status', '--porcelain', '--', 'content', 'examples', 'tests/sample');
  if (out) throw new ContentError(unrecordedChanges);
}

/** The present folder of the sample. */
export function sampleSite(project: string): Site {
  const movedSample = join(project, sampleFolder);
  return openSite(existsSync(movedSample) ? movedSample : join(project, 'content'));
}

/**
 * Moves the sample to `examples/`, writes the content of a new site, and `.env` where there is none. Returns the output
 * of the command. Throws ContentError.
 */
export async function newSite(project: string, answers: Answers, again = false): Promise<string> {
  refuseLoss(project, again);
  const content = join(project, 'content');
  const movedSample = join(project, sampleFolder);
  const sample = sampleSite(project);
  const thisYear = new Date().getFullYear();
  const listed = answers.holidays ? holidaysOf(answers.address.country, [thisYear, thisYear + 1]) : [];
  const holidays = listed?.filter(({ date }) => date >= new Date().toISOString().slice(0, 10));
  const files = [
    ...sharedFiles(sample, answers, holidays),
    ...answers.languages.flatMap((tag) => languageFiles(sample, answers, tag)),
  ];
  mkdirSync(dirname(movedSample), { recursive: true });
  if (sample.root === content) renameSync(content, movedSample);
  rmSync(content, { recursive: true, force: true });
  rmSync(join(project, 'tests/sample'), { recursive: true, force: true });
  for (const [file, text] of files) {
    mkdirSync(dirname(join(content, file)), { recursive: true });
    writeFileSync(join(content, file), text);
  }
  const mailboxSetting = `CONTACT_TO=${answers.mailbox}`;
  const settingsFile = join(project, '.env');
  const settingsText = existsSync(settingsFile)
    ? readFileSync(settingsFile, 'utf8')
    : readFileSync(join(project, '.env.example'), 'utf8').replace(/^# CONTACT_TO=.*$/m, mailboxSetting);
  writeFileSync(settingsFile, settingsText.replace(/^CONTACT_TO=.*$/m, mailboxSetting));

  const { report, errors } = await checkContent(openSite(content));
  if (errors.length > 0) throw new ContentError(report);
  const daysOff = listed ? '' : 'The holidays could not be looked up: write days off into content/company.yaml.\n';
  return `${report}Wrote ${files.length} files. ${advice}${daysOff}`;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { answers: { type: 'string', default: 'answers.yaml' }, again: { type: 'boolean', default: false } },
  });
  const { answers: file, again } = values;
  if (existsSync(file)) process.stdout.write(await newSite('', readAnswers(file), again));
  else {
    copyFileSync(join(import.meta.dirname, 'answers.yaml'), file);
    process.stdout.write(`Wrote ${file}: put your answers in place of its own, and run the command again.\n`);
  }
}
