import { expect, it } from 'vitest';
import { address, isOrigin, isProxy, linkOrNone, listOf } from './kinds.ts';

it.each(['loopback', 'uniquelocal', '10.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8', '::ffff:10.0.0.1'])(
  '%s is accepted as a proxy',
  (word) => {
    expect(isProxy(word)).toBe(true);
  },
);

it.each([
  '',
  'proxy',
  '10.0.0.256',
  '10.0.0',
  '10.0.0.0/33',
  '10.0.0.0/',
  'fd00::/129',
  '10.0.0.0/8/8',
  'http://10.0.0.1',
])('"%s" is refused as a proxy', (word) => {
  expect(isProxy(word)).toBe(false);
});

it('an origin with anything after its port is refused', () => {
  expect(isOrigin('https://partner.example:8443')).toBe(true);
  for (const word of ['https://partner.example/', 'partner.example', 'https://partner.example/shop', 'file://x'])
    expect(isOrigin(word)).toBe(false);
});

it('a message names the wrong entry of a list with spaces or commas', () => {
  const kind = listOf(isOrigin, 'an origin');
  expect(kind('https://a.example, https://b.example')).toEqual({ value: ['https://a.example', 'https://b.example'] });
  expect(kind('https://a.example b')).toEqual({ problem: 'contains "b", which is not an origin.' });
  expect(kind('')).toEqual({ value: [] });
});

it('a slash at the end of an address is removed', () => {
  expect(address('https://awaj.example//')).toEqual({ value: 'https://awaj.example' });
});

it('an invalid link is left out', () => {
  expect(linkOrNone('none')).toEqual({ value: '' });
});
