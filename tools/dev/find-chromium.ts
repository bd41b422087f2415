import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installForTests } from './install-for-tests.ts';

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
  return candidates.find((path) => path && existsSync(path));
}

if (import.meta.main) {
  if (!findChromium() && process.argv.includes('--install')) installForTests('chromium fonts-liberation');
  const found = findChromium();
  if (!found) {
    process.stderr.write(
      'The e2e tests need Chromium: run "npx playwright install chromium", or set CHROMIUM_PATH to one.\n',
    );
    process.exit(1);
  }
  process.stdout.write(`${found}\n`);
}
