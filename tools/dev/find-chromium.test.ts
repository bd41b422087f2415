import { accessSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { expect, test, vi } from 'vitest';
import { findChromium } from './find-chromium.ts';

vi.mock('node:fs', async (original) => ({ ...(await original<typeof import('node:fs')>()), accessSync: vi.fn() }));

const own = chromium.executablePath();
const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

test.each<[string, runnable: string[], found?: string, named?: string]>([
  ['CHROMIUM_PATH counts first', ['/opt/my/chromium', '/usr/bin/chromium'], '/opt/my/chromium', '/opt/my/chromium'],
  ['a CHROMIUM_PATH that leads nowhere is passed over', ['/usr/bin/chromium'], '/usr/bin/chromium', '/opt/gone'],
  ['Debian’s place is looked into', ['/usr/bin/chromium-browser'], '/usr/bin/chromium-browser'],
  ['Google Chrome’s place is looked into', ['/usr/bin/google-chrome'], '/usr/bin/google-chrome'],
  ['a Mac’s place is looked into', [chrome], chrome],
  ['Playwright’s own is found', [own], own],
  ['Playwright’s own comes last', [own, '/usr/bin/chromium'], '/usr/bin/chromium'],
  ['where there is none, none is found', []],
])('%s', (_what, runnable, found, named) => {
  vi.stubEnv('CHROMIUM_PATH', named);
  vi.mocked(accessSync).mockImplementation((path) => {
    if (!runnable.includes(String(path))) throw new Error('ENOENT');
  });

  expect(findChromium()).toBe(found);
});
