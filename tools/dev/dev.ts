import { type ChildProcess, spawn } from 'node:child_process';
import { generateParts } from '../build/build-site.ts';

export const sitePort = Number(process.env.DEV_PORT ?? 3000);
/** The contact service's port while developing; vite.config.ts passes `/api` on to it. */
const servicePort = String(sitePort + 1);

generateParts();
const children: ChildProcess[] = [
  spawn(`react-router dev --host 127.0.0.1 --port ${sitePort} --strictPort`, { shell: true, stdio: 'inherit' }),
  spawn('node --watch server/main.ts --service-alone', {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, PORT: servicePort, ALLOWED_ORIGINS: `http://127.0.0.1:${sitePort}` },
  }),
];
for (const child of children) child.on('exit', (code) => stopAll(code ?? 0));

function stopAll(code: number): void {
  for (const child of children) child.kill();
  process.exit(code);
}
