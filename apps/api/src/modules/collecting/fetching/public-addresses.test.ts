import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-addresses.ts';

describe('an address to connect to', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '192.168.0.1',
    '172.16.9.9',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    'nonsense',
  ])('is refused if it is %s', (address) => {
    expect(isPublicAddress(address, false)).toBe(false);
  });

  it('is accepted otherwise, and on this machine if that is allowed', () => {
    expect(isPublicAddress('196.188.120.3', false)).toBe(true);
    expect(isPublicAddress('2a05:d018::1', false)).toBe(true);
    expect(isPublicAddress('127.0.0.1', true)).toBe(true);
    expect(isPublicAddress('10.0.0.1', true)).toBe(false);
  });
});
