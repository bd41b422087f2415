import { expect, test } from 'vitest';
import { currentSite } from '#app/site.server.ts';
import { freshDatabase } from '#server/store/stores-under-test.ts';
import { setUpMail, startProcess, withStore } from './set-up.ts';

const { on } = currentSite().booking();
const databaseUrl = process.env.TEST_DATABASE_URL;
const rounds = 4;
/** Who want the same time at once, and so many times of a round. */
const rivals = 5;
const wanted = 3;

async function post(address: string, time: string, who: string): Promise<string | undefined> {
  const message = {
    name: 'Ana Rivera',
    email: `${who}@company.test`,
    message: `A call, please. ${who}`,
    elapsed: 45_000,
    time,
  };
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${address}/api/contact`, {
    method: 'POST',
    headers,
    body: JSON.stringify(message),
  }).catch(() => undefined);
  if (answer && answer.status !== 200 && answer.status !== 422) throw new Error(`It answered ${answer.status}.`);
  return answer?.status === 200 ? ((await answer.json()) as { reference: string }).reference : undefined;
}

async function killAndCount(url?: string): Promise<void> {
  const { settings: mail, receiver } = await setUpMail('refusing', url);
  const settings = { ...mail, SITE_URL: 'http://site.test' };
  const booked = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const server = await startProcess(settings);
    const { times } = (await (await fetch(`${server.address}/api/contact/times`)).json()) as { times: string[] };
    // Of different days, which have room for a few calls each.
    const asked = Array.from(
      { length: wanted },
      (_, index) => times[Math.floor((index * times.length) / wanted)] ?? '',
    );
    const answers = asked.flatMap((time, index) =>
      Array.from({ length: rivals }, (_, rival) => post(server.address, time, `ana-${round}-${index}-${rival}`)),
    );
    // The first who got a time is told so, and no mail has left by then.
    await Promise.race(answers);
    await server.kill();
    for (const reference of await Promise.all(answers)) if (reference) booked.add(reference);
  }
  const rows = await withStore(settings, (db) => db.selectFrom('calls').selectAll().execute());
  expect(new Set(rows.map(({ host, starts_at }) => `${host} ${starts_at}`)).size).toBe(rows.length);
  expect([...booked].filter((id) => !rows.some(({ message_id }) => message_id === id))).toEqual([]);
  expect(rows.length).toBeGreaterThan(0);

  receiver.behaviour = 'up';
  await withStore(settings, (db) => db.updateTable('mails').set({ next_at: 0, lease_until: 0 }).execute());
  const links = () =>
    receiver.mails.flatMap(
      (text) =>
        /\/api\/contact\/call\/\S+confirm\?\S+/.exec(text.replace(/=\r?\n/g, '').replace(/=3D/g, '='))?.[0] ?? [],
    );
  const server = await startProcess(settings);
  await expect.poll(() => new Set(links()).size, { timeout: 60_000 }).toBe(rows.length);
  expect(links()).toHaveLength(rows.length);
  // Killed as soon as the last one is confirmed.
  for (const link of links()) expect((await fetch(server.address + link, { method: 'POST' })).status).toBe(200);
  await server.kill();
  await withStore(settings, (db) => db.updateTable('mails').set({ lease_until: 0 }).execute());
  await startProcess(settings);
  const invited = () => receiver.mails.filter((text) => /^Message-ID: <\S+\.call(-host)?\.0@/m.test(text));
  await expect
    .poll(() => new Set(invited().map((text) => /^Message-ID: (\S+)/m.exec(text)?.[1])).size, { timeout: 60_000 })
    .toBe(2 * rows.length);
  process.stdout.write(`calls: ${rows.length} taken, ${booked.size} acknowledged, ${invited().length} invitations\n`);
}

test.skipIf(!on)('no call is lost or taken twice by a kill, and all are asked and invited (SQLite)', () =>
  killAndCount(),
);

test.skipIf(!databaseUrl || !on)('nor on PostgreSQL', async () => killAndCount(await freshDatabase(databaseUrl ?? '')));
