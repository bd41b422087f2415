import { accessSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { beforeEach, expect, test, vi } from 'vitest';
import { findChromium } from './find-chromium.ts';

vi.mock('node:fs', async (original) => ({ ...(await original<typeof import('node:fs')>()), accessSync: vi.fn() }));

/** A machine on which these files and no others can be run. */
function machineWith(...files: string[]) {
  vi.mocked(accessSync).mockImplementation((path) => {
    if (!files.includes(String(path))) throw new Error('ENOENT');
  });
}

beforeEach(() => {
  vi.stubEnv('CHROMIUM_PATH', undefined);
});

test('CHROMIUM_PATH counts first', () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/my/chromium');
  machineWith('/opt/my/chromium', '/usr/bin/chromium');

  expect(findChromium()).toBe('/opt/my/chromium');
});

test('a CHROMIUM_PATH that leads nowhere is passed over', () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/gone');
  machineWith('/usr/bin/chromium');

  expect(findChromium()).toBe('/usr/bin/chromium');
});

test.each([
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
])('the usual places are looked into: %s', (place) => {
  machineWith(place);

  expect(findChromium()).toBe(place);
});

test('Playwright’s own comes last', () => {
  const own = chromium.executablePath();
  machineWith(own);
  expect(findChromium()).toBe(own);

  machineWith(own, '/usr/bin/chromium');
  expect(findChromium()).toBe('/usr/bin/chromium');
});

test('where there is none, none is found', () => {
  machineWith();

  expect(findChromium()).toBeUndefined();
});
