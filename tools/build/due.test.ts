import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hour } from '#shared/durations.ts';
import { temporaryProject } from '#tests/temporary-folder.ts';
import { isBuildDue } from './due.ts';

const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();

/** What is said of a project in which a page came so many hours ago. */
function isDueIn(came: number, files: Record<string, string>, since: string): boolean {
  const project = temporaryProject();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(project, name), text);
  const page = `pages:\n  - path: /sap-payroll\n    kind: service\n    publishAt: ${ago(came)}\n`;
  const list = join(project, 'content/pages.yaml');
  writeFileSync(list, readFileSync(list, 'utf8').replace('pages:\n', page));
  return isBuildDue(project, Date.parse(since), Date.now());
}

const notice = {
  'content/notice.yaml': `level: info\nfrom: ${ago(0.2)}\nuntil: ${ago(-1)}\nen: { text: Closed }\nes: { text: Cerrado }\n`,
};
const record = `{ name: CISA, until: ${ago(48).slice(0, 10)} }`;
const certificate = {
  'content/en/procurement.yaml': `sections: [{ type: company-records, groups: [{ records: [${record}] }] }]\n`,
};

test.each<[string, isDue: boolean, files: Record<string, string>, since: string]>([
  ['a page that came since a time', true, {}, ago(2)],
  ['a page that came before a time', false, {}, ago(0.5)],
  ['a notice that came', true, notice, ago(0.5)],
  ['a certificate whose last day is over', true, certificate, ago(72)],
  ['a certificate whose last day was over before', false, certificate, ago(0)],
])('whether a build is due for %s: %s', (_what, isDue, files, since) => {
  expect(isDueIn(files === certificate ? 100 : 1, files, since)).toBe(isDue);
});
