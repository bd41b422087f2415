import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '#server/store/store.ts';
import { setUpMail, startProcess } from './set-up.ts';

async function canary(settings: Record<string, string>, address: string) {
  const env = { PATH: process.env.PATH, ...settings, PORT: new URL(address).port };
  const child = spawn(process.execPath, ['server/cli/inbox.ts', 'canary', '--json'], { env });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { code, said: JSON.parse(said) };
}

test.each(['up', 'refusing'] as const)(
  'a canary goes to a mail server that is %s, and leaves no trace',
  async (behaviour) => {
    const { directory, receiver, settings } = await setUpMail(behaviour);
    const server = await startProcess(settings);
    const { code, said } = await canary(settings, server.address);
    const isTaken = behaviour === 'up';
    expect([code, said.ok]).toEqual([isTaken ? 0 : 1, isTaken]);
    if (!isTaken) expect(said.failure).toContain('451');
    expect([...receiver.arrived]).toEqual(isTaken ? [[said.reference, 1]] : []);
    await server.stop();
    await expectNoTrace(directory, said.reference);
  },
);

/** Checks that no table, no file and no byte of the database knows the message any more. */
async function expectNoTrace(directory: string, reference: string): Promise<void> {
  const store = await openStore({ file: join(directory, 'messages.db') });
  onTestFinished(() => store.close());
  expect(await store.db.selectFrom('messages').selectAll().execute()).toEqual([]);
  expect(await store.db.selectFrom('mails').selectAll().execute()).toEqual([]);
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.filter(({ name }) => name.endsWith('.eml'))).toEqual([]);
  const holding = files.filter((file) => readFileSync(join(file.parentPath, file.name)).includes(reference));
  expect(holding.map(({ name }) => name)).toEqual([]);
}
