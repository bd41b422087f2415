import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const script = join(import.meta.dirname, 'due.ts');

/** A project in which a page came an hour ago, and what the command says there. */
function project() {
  const folder = mkdtempSync(join(tmpdir(), 'due-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('content', join(folder, 'content'), { recursive: true });
  const list = join(folder, 'content/pages.yaml');
  const publishAt = new Date(Date.now() - 3600_000).toISOString();
  const page = `pages:\n  - path: /sap-payroll\n    kind: service\n    publishAt: ${publishAt}\n`;
  writeFileSync(list, readFileSync(list, 'utf8').replace('pages:\n', page));
  const say = (...since: string[]) =>
    spawnSync(process.execPath, [script, ...since], { cwd: folder, encoding: 'utf8' }).stdout.trim();
  return { folder, list, say };
}

const ago = (hours: number) => new Date(Date.now() - hours * 3600_000).toISOString();

test('a page that came since a time is due, and not since a later one', () => {
  const { say } = project();
  expect([say(ago(2)), say(ago(0.5))]).toEqual(['yes', 'no']);
});

test('without a time it asks since the last build', () => {
  const { folder, say } = project();
  mkdirSync(join(folder, 'build'));
  writeFileSync(join(folder, 'build/settings.json'), JSON.stringify({ builtAt: ago(2) }));
  expect(say()).toBe('yes');
});

test('a notice that came is due, a draft of one is not', () => {
  const { folder, say } = project();
  const notice = (state: string) =>
    `${state}level: info\nfrom: ${ago(0.2)}\nuntil: ${ago(-1)}\nen: { text: Closed }\nes: { text: Cerrado }\n`;
  writeFileSync(join(folder, 'content/notice.yaml'), notice(''));
  expect(say(ago(0.5))).toBe('yes');
  writeFileSync(join(folder, 'content/notice.yaml'), notice('state: draft\n'));
  expect(say(ago(0.5))).toBe('no');
});
