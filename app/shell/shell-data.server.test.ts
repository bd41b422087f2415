import { expect, test } from 'vitest';
import { addressLines } from '#site/address-lines.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { shellData } from './shell-data.server.ts';

test.each([
  [
    'the setting of the build, without a path',
    { SITE_URL: 'https://www.example.com/ignored/' },
    'https://www.example.com',
  ],
  ['without it the address of a start without settings', {}, 'http://127.0.0.1:3000'],
  ['that with the port of the start', { PORT: '3401' }, 'http://127.0.0.1:3401'],
])('the origin of canonical links is %s', (_, settings, origin) => {
  expect(shellData(siteUnderTest({ env: settings }), new URL('http://site.test')).origin).toBe(origin);
});

test.each([
  [
    'a post office box',
    { postOfficeBox: '100555' },
    '{city}, {region} {postalCode}',
    ['Apartado 100555', 'San Juan, PR 00919'],
  ],
  ['a street', { street: 'Calle Mayor 1' }, '{postalCode} {city}', ['Calle Mayor 1', '00919 San Juan']],
])('the address has %s, and the town as the post office wants it', (_, place, townLine, lines) => {
  const address = { ...place, city: 'San Juan', region: 'PR', postalCode: '00919', country: 'US', townLine };

  expect(addressLines(address, { postOfficeBox: 'Apartado {number}' })).toEqual(lines);
});
