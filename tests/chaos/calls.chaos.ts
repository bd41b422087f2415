import { expect, test } from 'vitest';
import { contentSite } from '#app/site.server.ts';
import { freshDatabase } from '#server/store/test-stores.ts';
import { sendMessage } from './senders.ts';
import { setUpMail, startProcess, withStore } from './set-up.ts';

const { on } = contentSite().booking();
const databaseUrl = process.env.TEST_DATABASE_URL;
const rounds = 4;
/** Who want the same time at once, and so many times of a round, of different days. */
const rivals = 5;
const wanted = 3;

/** The reference of the message that got the time; undefined where it was taken, or the server is gone. */
async function book(address: string, time: string, sender: string): Promise<string | undefined> {
  const fields = { email: `${sender}@company.test`, message: `A call, please. ${sender}`, time };
  const answer = await sendMessage(address, fields).catch(() => undefined);
  if (answer) expect([200, 422]).toContain(answer.status);
  return answer?.ok ? ((await answer.json()) as { reference: string }).reference : undefined;
}

async function killAndCount(url?: string): Promise<void> {
  const { settings: mail } = await setUpMail('refusing', url);
  const settings = { ...mail, SITE_URL: 'http://site.test' };
  const booked: (string | undefined)[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startProcess(settings);
    const { times } = (await (await fetch(`${server.address}/api/contact/times`)).json()) as { times: string[] };
    const answers = Array.from({ length: wanted * rivals }, (_, index) => {
      const time = times[Math.floor(((index % wanted) * times.length) / wanted)] ?? '';
      return book(server.address, time, `ana-${round}-${index}`);
    });
    await Promise.race(answers);
    await server.kill();
    booked.push(...(await Promise.all(answers)));
  }
  const acknowledged = booked.filter((reference) => reference !== undefined);
  const rows = await withStore(settings, (db) => db.selectFrom('calls').selectAll().execute());
  expect(new Set(rows.map(({ host, starts_at }) => `${host} ${starts_at}`)).size).toBe(rows.length);
  expect(rows.map(({ message_id }) => message_id)).toEqual(expect.arrayContaining(acknowledged));
  expect(acknowledged.length).toBeGreaterThan(0);
}

test.skipIf(!on)('no call is lost or taken twice by a kill (SQLite)', () => killAndCount());

test.skipIf(!databaseUrl || !on)('nor on PostgreSQL', async () => killAndCount(await freshDatabase(databaseUrl ?? '')));
