import { parseArgs } from 'node:util';
import { readAnswers } from './answers.ts';
import { askForAnswers } from './ask.ts';
import { refuseLoss, writeSite } from './new-site.ts';

const advice = `The sample is in examples/mirador/ now.
Change what you answered in content/brand.yaml (names, colors, mark, profiles), content/company.yaml (address, phone, hours) and content/menus.yaml
(services), by hand or in the screen; languages in content/languages.yaml; the mailbox in .env.
Next: npm run edit, and write the texts in brackets; npm run check counts them, and npm run doctor says when the site can go live.
The pages about your services and company are shown once you take "state: draft" out of content/pages.yaml.
`;

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
