import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';

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
