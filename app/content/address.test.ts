import { expect, test } from 'vitest';
import { addressLines } from './address.ts';

const words = { postOfficeBox: 'Apartado $number' };

test('a post office box has the word of the language before its number', () => {
  const town = { city: 'San Juan', region: 'PR', postalCode: '00919', country: 'US' };
  const address = { postOfficeBox: '100555', ...town, townLine: '$city, $region $postalCode' };

  expect(addressLines(address, words)).toEqual(['Apartado 100555', 'San Juan, PR 00919']);
});

test('a street stands for itself, and the town as the post office wants it', () => {
  const address = { street: 'Calle Mayor 1', city: 'Madrid', postalCode: '28001', country: 'ES' };

  expect(addressLines({ ...address, townLine: '$postalCode $city' }, words)).toEqual(['Calle Mayor 1', '28001 Madrid']);
});
