import { afterEach, expect, test, vi } from 'vitest';
import { storeSource, visitSource } from './visit-source.ts';

/** Opens a page, as a person of the tab whose storage this is. */
function openPage(address: string, referrer: string, storage: Map<string, string>, control = false): void {
  vi.stubGlobal('location', new URL(address));
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('navigator', { globalPrivacyControl: control });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  storeSource();
}

const campaign = `utm_source=news&utm_campaign=${'a'.repeat(300)}&gclid=1`;
const first = {
  landing: '/sap',
  referrer: 'search.test',
  utm_source: 'news',
  utm_campaign: 'a'.repeat(200),
};

afterEach(() => vi.unstubAllEnvs());

test('the page with the form tells its address, the host that led there and the campaign, and keeps nothing', () => {
  const storage = new Map();
  openPage(`https://site.test/sap?${campaign}`, 'https://search.test/find?q=1', storage);
  expect(visitSource()).toEqual(first);
  openPage('https://site.test/es/contact-us', 'https://site.test/sap', storage);
  expect(visitSource()).toEqual({ landing: '/es/contact-us' });
  expect(storage.size).toBe(0);
});

test('with SOURCES=tab the first page of the tab is told', () => {
  vi.stubEnv('VITE_SOURCES', 'tab');
  const storage = new Map();
  openPage(`https://site.test/sap?${campaign}`, 'https://search.test/find?q=1', storage);
  openPage('https://site.test/contact-us?utm_source=later', 'https://site.test/sap', storage);
  expect(visitSource()).toEqual(first);
});

test('nothing is told or kept where the browser or the build says so', () => {
  const storage = new Map();
  vi.stubEnv('VITE_SOURCES', 'tab');
  openPage('https://site.test/sap', '', storage, true);
  expect(visitSource()).toEqual({});
  vi.stubEnv('VITE_SOURCES', 'off');
  openPage('https://site.test/sap', '', storage);
  expect([visitSource(), storage.size]).toEqual([{}, 0]);
});
