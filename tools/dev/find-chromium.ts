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

/**
 * Features that are off in tests and measurements. The flag replaces Playwright's, so the list repeats those of its
 * features that pages can notice. The Omnibox popups are pages that each window loads: more than half of its cost.
 */
const withoutFeatures = [
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

/** The command line of a Chromium that fetches nothing but the pages it is given. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  `--disable-features=${withoutFeatures}`,
];

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
