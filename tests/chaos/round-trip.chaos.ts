import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '#server/store/store.ts';
import { setUpMail, startProcess } from './set-up.ts';

async function canary(settings: Record<string, string>, address: string, seconds: number) {
  const args = ['server/cli/inbox.ts', 'canary', '--url', address, '--timeout', String(seconds), '--json'];
  const child = spawn(process.execPath, args, { env: { PATH: process.env.PATH, ...settings } });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, said: JSON.parse(said) };
}

test('a canary goes through the running server, leaves by SMTP and leaves no trace', async () => {
  const { directory, receiver, settings } = await setUpMail();
  const server = await startProcess(settings);
  const { code, said } = await canary(settings, server.address, 30);
  expect([code, said.ok]).toEqual([0, true]);
  expect([...receiver.arrived]).toEqual([[said.reference, 1]]);
  expect(receiver.mails[0]).toMatch(/^To: office@company\.test\r$/m);
  await server.stop();
  await expectNoTrace(directory, said.reference);
});

test('a canary leaves no trace where mails are written as files either', async () => {
  const { directory, settings } = await setUpMail();
  const { SMTP_URL: _, ...withoutMailServer } = settings;
  const server = await startProcess(withoutMailServer);
  const { code, said } = await canary(withoutMailServer, server.address, 30);
  expect([code, said.ok]).toEqual([0, true]);
  await server.stop();
  await expectNoTrace(directory, said.reference);
});

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

test('a canary fails when the mail server takes nothing', async () => {
  const { directory, receiver, settings } = await setUpMail('refusing');
  const server = await startProcess(settings);
  const { code, said } = await canary(settings, server.address, 3);
  expect([code, said.ok, receiver.mails]).toEqual([1, false, []]);
  expect(said.failure).toContain('451');
  await server.stop();
  await expectNoTrace(directory, said.reference);
});

test.each(['en', 'es'] as const)(
  'a confirmation reaches the visitor, without a word of theirs (%s)',
  async (locale) => {
    const { receiver, settings } = await setUpMail();
    const server = await startProcess({ ...settings, CONFIRMATION: 'on' });
    const typed = {
      name: 'Buy-Pills Now',
      email: 'ana@cooperativa.test',
      message: 'Visit pills dot test at once',
      locale,
    };
    const response = await fetch(`${server.address}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(typed),
    });
    expect(response.status).toBe(200);
    await expect.poll(() => receiver.mails.length).toBe(2);
    const confirmation = receiver.mails.find((mail) => /^To: ana@cooperativa\.test\r$/m.test(mail)) ?? '';
    expect(confirmation).toMatch(new RegExp(`^Content-Language: ${locale}\\r$`, 'm'));
    const { reference } = (await response.json()) as { reference: string };
    expect(confirmation).toContain(reference);
    expect(confirmation).not.toMatch(/pills/i);
  },
);
