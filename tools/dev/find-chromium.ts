import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installForTests } from './install-for-tests.ts';

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Features that are off in tests and measurements. The flag replaces Playwright's, so the list repeats those of its
 * features that pages can notice. The Omnibox popups are pages that each window loads: more than half of its cost.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'Translate',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** Of Chromium in tests and measurements, beside what Playwright sets. */
export const chromiumFlags = ['--disable-gpu', '--disable-quic', `--disable-features=${disabledFeatures}`];

export function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...usualPaths, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

if (import.meta.main) {
  const isWanted = process.argv.includes('--install') && process.env.SETUP !== 'never';
  if (!findChromium() && isWanted) installForTests('chromium fonts-liberation');
  // Without root, or without Debian, Playwright's own.
  if (!findChromium() && isWanted) spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  const browserPath = findChromium();
  if (!browserPath) {
    process.stderr.write(
      'The e2e tests need Chromium: run "npx playwright install chromium", or set CHROMIUM_PATH to one.\n',
    );
    process.exit(1);
  }
  process.stdout.write(`${browserPath}\n`);
}
