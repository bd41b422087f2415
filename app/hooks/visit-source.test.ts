import { expect, test, vi } from 'vitest';

/** What is known of a visit that begins at this address, once it has gone on to another page. */
async function sourceOf(address: string, referrer = 'https://search.test/find?q=1', control = false) {
  vi.resetModules();
  const { rememberSource, visitSource } = await import('./visit-source.ts');
  vi.stubGlobal('location', new URL(address));
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('navigator', { globalPrivacyControl: control });
  rememberSource();
  vi.stubGlobal('location', new URL('https://site.test/contact-us?utm_source=later'));
  rememberSource();
  return visitSource();
}

test('a visit remembers its first page, the host that led there and the campaign, and nothing else', async () => {
  const campaign = `utm_source=news&utm_campaign=${'a'.repeat(300)}&gclid=1`;
  expect(await sourceOf(`https://site.test/sap?${campaign}`)).toEqual({
    landing: '/sap',
    referrer: 'search.test',
    utm_source: 'news',
    utm_campaign: 'a'.repeat(200),
  });
  expect(await sourceOf('https://site.test/es', 'https://site.test/sap')).toEqual({ landing: '/es' });
});

test('nothing is remembered where the browser or the build says so', async () => {
  expect(await sourceOf('https://site.test/sap', '', true)).toEqual({});
  vi.stubEnv('VITE_SOURCES', 'off');
  expect(await sourceOf('https://site.test/sap')).toEqual({});
});
