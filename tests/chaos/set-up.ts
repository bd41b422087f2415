import { onTestFinished } from 'vitest';
import { type SiteProcess, startSite } from '#tests/e2e/site-process.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { newTally } from './senders.ts';
import { type Behaviour, startReceiver } from './smtp-receiver.ts';

/** A mail server for the length of the test, the settings of a server that sends to it, and a tally of its messages. */
export async function setUpMail(behaviour: Behaviour = 'up', databaseUrl?: string) {
  const directory = temporaryFolder();
  const receiver = await startReceiver(behaviour);
  onTestFinished(() => receiver[Symbol.asyncDispose]());
  return { directory, receiver, settings: mailSettings(directory, receiver.port, databaseUrl), tally: newTally() };
}

export function mailSettings(directory: string, smtpPort: number, databaseUrl?: string): Record<string, string> {
  return {
    DATA_DIR: directory,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    CONTACT_TO: 'office@company.test',
    CONTACT_FROM: 'web@company.test',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
}

const unlimited = { RATE_PER_ADDRESS: '100000000', RATE_TOTAL: '100000000' };

/** Starts the real service with these settings. It ends with the test. */
export function startProcess(settings: Record<string, string>): Promise<SiteProcess> {
  return startIn('.', { ...unlimited, ...settings }, '--service-alone');
}

/** Starts the real server in a folder, which holds what it reads. It ends with the test. */
export async function startIn(cwd: string, settings: Record<string, string>, ...args: string[]): Promise<SiteProcess> {
  const server = await startSite({ PATH: process.env.PATH, ...settings }, cwd, ...args);
  onTestFinished(server.kill);
  return server;
}
