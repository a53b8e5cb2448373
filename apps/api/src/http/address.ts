import { isIPv6 } from 'node:net';

/** The groups of an IPv6 address that are logged. */
const loggedGroups = 3;
export const subnetBits = 64;
const subnetGroups = subnetBits / 16;

/** All eight groups of an IPv6 address, without a zone. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const before = head ? head.split(':') : [];
  if (tail === undefined) return before;
  const after = tail ? tail.split(':') : [];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

/** An IPv4 address mapped into IPv6 counts as IPv4. */
const plainOf = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** The network of an address, /24 or /48: enough to see where an attack comes from, not who somebody is. */
export function networkOf(address: string): string {
  const plain = plainOf(address);
  if (isIPv6(plain)) return `${groupsOf(plain).slice(0, loggedGroups).join(':')}::/48`;
  return /^\d+\.\d+\.\d+\./.test(plain) ? plain.replace(/\d+$/, '0/24') : 'unknown';
}

/** The key of an address in rate limits. A household has a whole IPv6 subnet, so the subnet counts as one. */
export function addressKey(address: string): string {
  const plain = plainOf(address);
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, subnetGroups).join(':')}::/${subnetBits}`.toLowerCase() : plain;
}
