import { expect, test } from 'vitest';
import { addressTiers } from './address-tiers.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['64:ff9b::cb00:7107', '203.0.113.7'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
  ['1::2:4711', '1:0:0:0::/64'],
  ['203.0.113.7:', 'unknown'],
  ['not an address', 'unknown'],
  ['203.0.113.7, 198.51.100.1', 'unknown'],
  [undefined, 'unknown'],
])('%s counts as %s', (address, prefix) => {
  expect(addressTiers(address)[0]).toBe(prefix);
});

test('an IPv6 address counts for the networks around it as well', () => {
  expect(addressTiers('2001:db8:1:2aff::9')).toEqual([
    '2001:db8:1:2aff::/64',
    '2001:db8:1:2a00::/56',
    '2001:db8:1::/48',
  ]);
  expect(addressTiers('2001:db8:1:ff::9')[1]).toBe('2001:db8:1:0::/56');
  expect(addressTiers('203.0.113.7')).toHaveLength(1);
});
