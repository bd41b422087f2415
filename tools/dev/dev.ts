import '#tools/command.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { openSite } from '#app/site.server.ts';
import { generateParts } from '../build/build-site.ts';
import { refuseTakenPorts } from './free-ports.ts';
import { servicePort, sitePort } from './ports.ts';

/** Pages as they are typed in the editing screen, shown in place of the saved ones. */
export const unsavedDir = '.generated/unsaved';
/** The contact service's data is apart from that of production. */
const settings = {
  ALLOWED_ORIGINS: `http://127.0.0.1:${sitePort}`,
  DATA_DIR: 'data/development',
  DATABASE_URL: '',
  BACKUP_DIR: '',
  UNSAVED_DIR: unsavedDir,
};

await refuseTakenPorts(sitePort, servicePort);
rmSync(unsavedDir, { recursive: true, force: true });
mkdirSync(unsavedDir, { recursive: true });
await generateParts(openSite('content'));
const children = [
  start(sitePort, 'tools/dev/serve-pages.ts'),
  // vite.config.ts forwards `/api` to it.
  start(servicePort, '--watch', 'server/main.ts', '--service-alone'),
];
const ends = children.map((child) => once(child, 'exit'));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopAll(0));
// One is of no use without the other.
for (const end of ends) void end.then(([code]) => stopAll(code ?? 0));

function start(port: number, ...args: string[]) {
  const env = { ...process.env, ...settings, PORT: String(port) };
  // The editing screen starts both, and prints an address of its own.
  const output = import.meta.main ? 'inherit' : 'ignore';
  return spawn(process.execPath, args, { stdio: ['inherit', output, 'inherit'], env });
}

async function stopAll(code: number): Promise<void> {
  process.exitCode ??= code;
  for (const child of children) child.kill();
  await Promise.all(ends);
  process.exit();
}
