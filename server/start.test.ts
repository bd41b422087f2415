import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

function folder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'start-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  return directory;
}

function start(settings: Record<string, string>): ChildProcess {
  const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: settings.DATA_DIR ?? folder(), ...settings };
  const child = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function failureOf(settings: Record<string, string>): Promise<{ code: number; said: string }> {
  const child = start(settings);
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  return { code, said };
}

async function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += chunk;
    const address = /Mirador is at (\S+)\n/.exec(said)?.[1];
    if (address) return address;
  }
  throw new Error(`it did not start: ${said}`);
}

test('it starts with nothing set but the port, takes a message, and stops when asked', async () => {
  const directory = folder();
  const child = start({ DATA_DIR: directory });
  const address = await addressOf(child);
  const body = JSON.stringify({ name: 'Ana', email: 'ana@b.pr', message: 'Hello' });
  const response = await fetch(`${address}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
  expect(response.status).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(readdirSync(directory)).toContain('messages.db');
  expect(readdirSync(directory)).not.toContain('messages.db-wal');
});

test('a port in use stops the start with one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  expect(await failureOf({ PORT: String(port) })).toEqual({
    code: 1,
    said: `Cannot start: 127.0.0.1:${port} is in use: stop the other program, or set PORT to a free one (EADDRINUSE).\n`,
  });
});

test('a folder that cannot be written stops the start with one sentence', async () => {
  const { code, said } = await failureOf({ DATA_DIR: '/dev/null/nowhere' });
  expect(code).toBe(1);
  expect(said).toMatch(/^Cannot start: DATA_DIR \/dev\/null\/nowhere cannot be written \(\w+\): [^\n]+\.\n$/);
});

test('a folder that another server uses stops the start with one sentence', async () => {
  const directory = folder();
  await addressOf(start({ DATA_DIR: directory }));
  const { code, said } = await failureOf({ DATA_DIR: directory });
  expect(code).toBe(1);
  expect(said).toMatch(/^Cannot start: Another server already uses DATA_DIR [^\n]+\n$/);
});

test('a damaged database stops the start with one sentence', async () => {
  const directory = folder();
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'messages.db'), 'no database at all '.repeat(500));
  const { code, said } = await failureOf({ DATA_DIR: directory });
  expect(code).toBe(1);
  expect(said).toMatch(/^Cannot start: The database [^\n]+messages\.db is damaged: [^\n]+\n$/);
});

test('a PostgreSQL that does not answer stops the start with one sentence, without the password', async () => {
  const { code, said } = await failureOf({ DATABASE_URL: 'postgres://web:hunter2@127.0.0.1:1/site' });
  expect(code).toBe(1);
  expect(said).toBe(
    'Cannot start: PostgreSQL at 127.0.0.1:1/site does not answer: start it, or correct DATABASE_URL (ECONNREFUSED).\n',
  );
});

test('a wrong SMTP_URL stops the start with one sentence, without the password', async () => {
  const { code, said } = await failureOf({ SMTP_URL: 'http://web:hunter2@mail.pr' });
  expect(code).toBe(1);
  expect(said).toMatch(/^Cannot start: SMTP_URL is wrong: it must look like smtp:[^\n]+\n$/);
  expect(said).not.toContain('hunter2');
});
