import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { chromium } from '@playwright/test';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Of Chromium in tests and measurements, beside what Playwright sets. */
export const chromiumFlags = ['--disable-gpu', '--disable-quic'];

export function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...usualPlaces, chromium.executablePath()];
  return candidates.find((path) => path && isExecutable(path));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs Debian's Chromium as root, else Playwright's own, unless SETUP=never. */
function installChromium(): void {
  if (process.env.SETUP === 'never') return;
  const byDebian = process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get');
  const packages = byDebian ? 'the Debian packages chromium and fonts-liberation' : 'a Chromium by Playwright';
  process.stdout.write(`Installing for the tests: ${packages}. SETUP=never leaves it out.\n`);
  const command = byDebian
    ? 'apt-get update && apt-get install --yes --no-install-recommends chromium fonts-liberation'
    : 'npx playwright install chromium';
  spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

if (import.meta.main) {
  if (!findChromium() && process.argv.includes('--install')) installChromium();
  const found = findChromium();
  if (!found) {
    process.stderr.write(
      'The e2e tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.\n',
    );
    process.exit(1);
  }
  process.stdout.write(`${found}\n`);
}
