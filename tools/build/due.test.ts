import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryProject } from '#tests/temporary-folder.ts';

const script = join(import.meta.dirname, 'due.ts');

const ago = (hours: number) => new Date(Date.now() - hours * 3600_000).toISOString();

/** What the command says in a project in which a page came so many hours ago. */
function say(came: number, files: Record<string, string>, ...since: string[]): string {
  const cwd = temporaryProject(undefined, files);
  const page = `pages:\n  - path: /sap-payroll\n    kind: service\n    publishAt: ${ago(came)}\n`;
  const list = join(cwd, 'content/pages.yaml');
  writeFileSync(list, readFileSync(list, 'utf8').replace('pages:\n', page));
  return spawnSync(process.execPath, [script, ...since], { cwd, encoding: 'utf8' }).stdout.trim();
}

const built = { 'build/settings.json': JSON.stringify({ builtAt: ago(2) }) };
const notice = (state: string) => ({
  'content/notice.yaml': `${state}level: info\nfrom: ${ago(0.2)}\nuntil: ${ago(-1)}\nen: { text: Closed }\nes: { text: Cerrado }\n`,
});
const fact = `{ name: CISA, until: ${ago(48).slice(0, 10)} }`;
const certificate = {
  'content/en/procurement.yaml': `sections: [{ type: register, groups: [{ facts: [${fact}] }] }]\n`,
};

test.each<[string, answer: string, files: Record<string, string>, ...since: string[]]>([
  ['a page that came since a time', 'yes', {}, ago(2)],
  ['a page that came before a time', 'no', {}, ago(0.5)],
  ['a page that came since the last build, without a time', 'yes', built],
  ['a notice that came', 'yes', notice(''), ago(0.5)],
  ['a draft of a notice', 'no', notice('state: draft\n'), ago(0.5)],
  ['a certificate whose last day is over', 'yes', certificate, ago(72)],
  ['a certificate whose last day was over before', 'no', certificate, ago(0)],
])('whether a build is due for %s: %s', (_what, answer, files, ...since) => {
  expect(say(files === certificate ? 100 : 1, files, ...since)).toBe(answer);
});
