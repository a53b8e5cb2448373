import { expect, it } from 'vitest';
import { addressKey } from './address.ts';

it.each([
  ['196.188.7.42', '196.188.7.42'],
  ['::ffff:196.188.7.42', '196.188.7.42'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('rate limits count %s as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
