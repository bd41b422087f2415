import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryProject } from '#tests/temporary-folder.ts';

const script = join(import.meta.dirname, 'due.ts');

const ago = (hours: number) => new Date(Date.now() - hours * 3600_000).toISOString();

/** What the command says in a project in which a page came an hour ago. */
function say(files: Record<string, string>, ...since: string[]): string {
  const cwd = temporaryProject(undefined, files);
  const page = `pages:\n  - path: /sap-payroll\n    kind: service\n    publishAt: ${ago(1)}\n`;
  const list = join(cwd, 'content/pages.yaml');
  writeFileSync(list, readFileSync(list, 'utf8').replace('pages:\n', page));
  return spawnSync(process.execPath, [script, ...since], { cwd, encoding: 'utf8' }).stdout.trim();
}

test('a page that came since a time is due, and not since a later one', () => {
  expect([say({}, ago(2)), say({}, ago(0.5))]).toEqual(['yes', 'no']);
});

test('without a time it asks since the last build', () => {
  expect(say({ 'build/settings.json': JSON.stringify({ builtAt: ago(2) }) })).toBe('yes');
});

test('a notice that came is due, a draft of one is not', () => {
  const notice = (state: string) =>
    `${state}level: info\nfrom: ${ago(0.2)}\nuntil: ${ago(-1)}\nen: { text: Closed }\nes: { text: Cerrado }\n`;
  expect(say({ 'content/notice.yaml': notice('') }, ago(0.5))).toBe('yes');
  expect(say({ 'content/notice.yaml': notice('state: draft\n') }, ago(0.5))).toBe('no');
});

test('a certificate whose last day is over is due', () => {
  const people = `- { name: CISA, until: ${ago(24).slice(0, 10)} }\n`;
  expect(say({ 'content/certificates.yaml': people }, ago(25))).toBe('yes');
  expect(say({ 'content/certificates.yaml': people }, ago(0))).toBe('no');
});
