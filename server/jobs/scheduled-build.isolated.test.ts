import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { endings } from '#site/endings.server.ts';
import type { PageEntry } from '#site/schema/pages.ts';
import type { Ending } from '#site/validity.server.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { type Build, createScheduledBuild } from './scheduled-build.ts';

vi.mock('#site/endings.server.ts', { spy: true });

const hour = 3600_000;
const due = Date.parse('2026-09-20T14:00Z');
const page = { path: '/sap-payroll', kind: 'service', menu: 'erp' } as const;

/** A server with a build of an hour before a page is due. */
function setup(
  build: Build = async (next) => mkdirSync(next),
  list: PageEntry[] = [{ ...page, publishAt: '2026-09-20T14:00Z' }],
  ends: Ending[] = [],
) {
  vi.mocked(endings).mockReturnValue(ends);
  const directory = join(temporaryFolder({ 'build/old': '' }), 'build');
  const clock = { time: due - hour, now: () => clock.time };
  const served: string[] = [];
  const troubles: (string | undefined)[] = [];
  const health = { report: async (_area: string, text?: string) => void troubles.push(text) };
  const openContent = () => ({ ...siteUnderTest(), pageList: () => ({ pages: list }) });
  const parts = { openContent, contact: { clock, log: () => {} }, health } as unknown as Parameters<
    typeof createScheduledBuild
  >[1];
  const serve = (folder: string) => {
    if (!existsSync(folder)) throw new Error('no site');
    served.push(folder);
  };
  const look = createScheduledBuild({ directory, builtAt: clock.time, build, serve }, parts);
  const at = async (time: number) => {
    clock.time = time;
    await look();
  };
  return { at, directory, served, troubles, isOld: () => existsSync(join(directory, 'old')) };
}

test('a build that is due is served once and put in the place of the present one', async () => {
  const { at, directory, served, isOld } = setup();
  await at(due - 1);
  expect([served, isOld()]).toEqual([[], true]);
  await at(due);
  await at(due + 60_000);
  expect([served, isOld(), existsSync(`${directory}-next`)]).toEqual([[`${directory}-next`], false, false]);
});

test('a page that expires is due too, a draft with dates never', async () => {
  const expiring = setup(undefined, [{ ...page, expireAt: '2026-09-20T14:00Z' }]);
  await expiring.at(due);
  expect(expiring.served).toHaveLength(1);
  const draft = setup(undefined, [{ ...page, state: 'draft', publishAt: '2026-09-20T14:00Z' }]);
  await draft.at(due);
  expect(draft.served).toEqual([]);
});

test('a certificate whose last day is over is due', async () => {
  const certificate = { file: 'content/en/people.yaml', key: 'items.#1', name: 'CISA', until: '2026-09-20' };
  const { at, served } = setup(undefined, [], [certificate]);
  await at(due);
  expect(served).toEqual([]);
  await at(Date.parse('2026-09-21T00:00-04:00'));
  expect(served).toHaveLength(1);
});

test('after a failed build the site stays, the operator is told, and an hour later it is tried again', async () => {
  const fail = vi.fn(() => Promise.reject(new Error('no disk')));
  const { at, served, troubles, isOld } = setup(fail);
  await at(due);
  await at(due + hour - 1);
  expect([fail.mock.calls.length, served, isOld()]).toEqual([1, [], true]);
  expect(troubles).toEqual([expect.stringContaining('cannot be built and stays as it is')]);
  await at(due + hour);
  expect(fail).toHaveBeenCalledTimes(2);
});

test('a site that cannot be served does not replace the present one', async () => {
  const { at, isOld, troubles } = setup(async () => {});
  await at(due);
  expect([isOld(), troubles]).toEqual([true, [expect.stringContaining('cannot be built')]]);
});

test('no second build begins while one runs', async () => {
  const gate = Promise.withResolvers<void>();
  const build = vi.fn(async (next: string) => {
    await gate.promise;
    mkdirSync(next);
  });
  const { at, served } = setup(build);
  const first = at(due);
  await at(due + 60_000);
  gate.resolve();
  await first;
  expect([build.mock.calls.length, served.length]).toEqual([1, 1]);
});
