import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '#server/store/store.ts';
import { addVisits, type VisitCount } from '#server/store/visits.ts';
import { runVisits } from './run-visits.ts';

/** Gives a function that runs one command line over a store with these counts, on 20 November 2026. */
async function visits(counts: VisitCount[] = []) {
  const directory = mkdtempSync(join(tmpdir(), 'visits-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const open = () => openStore({ file: join(directory, 'messages.db') });
  const store = await open();
  await addVisits(store, counts);
  await store.close();
  return async (...args: string[]) => {
    const printed: string[] = [];
    const noted: string[] = [];
    const clock = { now: () => Date.UTC(2026, 10, 20, 12) };
    const say = { print: (text: string) => printed.push(text), note: (text: string) => noted.push(text) };
    const code = await runVisits(args, { clock, ...say, open });
    return { code, out: printed.join('\n'), notes: noted.join('\n') };
  };
}

const counts = [
  { day: '2026-11-20', path: '/sap', count: 12 },
  { day: '2026-11-20', path: '/es', count: 3 },
  { day: '2026-10-01', path: '/', count: 100 },
];

test('the table shows the last thirty days, newest and most opened first', async () => {
  const run = await visits(counts);
  const { code, out } = await run();
  expect(code).toBe(0);
  expect(out).toBe(
    [
      'DAY         OPENED  PAGE',
      '----------  ------  ----',
      '2026-11-20      12  /sap',
      '2026-11-20       3  /es',
      '',
      '15 since 2026-10-22.',
    ].join('\n'),
  );
});

test('it goes back as far as asked, and programs get a list', async () => {
  const run = await visits(counts);
  expect(JSON.parse((await run('--since', '2026-10-01', '--json')).out)).toEqual(counts);
  expect(JSON.parse((await run('--since', '2026-11-21', '--json')).out)).toEqual([]);
});

test('it says how counting is switched on where nothing was counted', async () => {
  const run = await visits();
  expect((await run()).out).toBe('Nothing was counted since 2026-10-22. The server counts with VISITS=on.');
});

test('wrong use ends with 2 and one sentence, help with 0', async () => {
  const run = await visits();
  expect(await run('--since', 'yesterday')).toMatchObject({
    code: 2,
    out: '',
    notes: 'Write a date such as 2026-11-20, not "yesterday".',
  });
  expect((await run('--pages')).code).toBe(2);
  expect((await run('more')).code).toBe(2);
  const { code, out } = await run('--help');
  expect([code, out]).toEqual([0, expect.stringContaining('Usage: npm run visits -- [--since DATE] [--json]')]);
});
