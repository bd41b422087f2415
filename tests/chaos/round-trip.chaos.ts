import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { setUpMail, startProcess, withStore } from './set-up.ts';

async function canary(settings: Record<string, string>, address: string) {
  const env = { PATH: process.env.PATH, ...settings, PORT: new URL(address).port };
  const child = spawn(process.execPath, ['server/cli/inbox.ts', 'canary', '--json'], { env });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { code, said: JSON.parse(said) };
}

test.each(['up', 'refusing'] as const)(
  'a canary goes to a mail server that is %s, and nothing of it stays',
  async (behaviour) => {
    const { receiver, settings } = await setUpMail(behaviour);
    const server = await startProcess(settings);
    const { code, said } = await canary(settings, server.address);
    const isTaken = behaviour === 'up';
    expect([code, said.ok]).toEqual([isTaken ? 0 : 1, isTaken]);
    if (!isTaken) expect(said.failure).toContain('451');
    expect([...receiver.arrived]).toEqual(isTaken ? [[said.reference, 1]] : []);
    await server.stop();
    for (const table of ['messages', 'mails'] as const)
      expect(await withStore(settings, (db) => db.selectFrom(table).selectAll().execute())).toEqual([]);
  },
);
