import { expect, test } from 'vitest';
import { addressPrefix } from './address-prefix.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['not an address', 'unknown'],
  ['203.0.113.7, 198.51.100.1', 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
])('%s counts as %s', (address, prefix) => {
  expect(addressPrefix(address)).toBe(prefix);
});
