import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localeOfPath, localizedPath, plainPath, routeRules } from './index.ts';

const patterns = routeRules.map(({ pattern }) => pattern);
const amharicAtPlainPath = routeRules.filter(({ locale }) => locale === 'am').map(({ pattern }) => pattern);

describe('the language of an address', () => {
  it.each([
    ['/', 'en'],
    ['/tenders', 'en'],
    ['/nowhere', 'en'],
    ['/am', 'am'],
    ['/am/', 'am'],
    ['/AM/tenders', 'am'],
    ['/am/nowhere', 'am'],
    ['/am/tenders?page=2', 'am'],
    ['/am#top', 'am'],
    ['/american', 'en'],
    ['/tenders?x=/am/', 'en'],
    ['/free/x', 'am'],
    ['/trial/x/', 'am'],
    ['/confirmation', 'am'],
    ['/discount/x?y=1', 'am'],
    ['/signup/telegram', 'am'],
    ['/am/free/x', 'am'],
    ['/en/free/x', 'en'],
    ['/EN/confirmation', 'en'],
    ['/free', 'en'],
    ['/signup', 'en'],
    ['/login/telegram', 'en'],
    ['/en/tenders', 'en'],
  ])('%s is %s', (path, locale) => expect(localeOfPath(path)).toBe(locale));

  it('is Amharic at the plain path only for pages with Amharic readers', () => {
    expect(amharicAtPlainPath).toEqual([
      '/signup/telegram',
      '/free/:freeId',
      '/trial/:freeId',
      '/confirmation',
      '/discount/:discountId',
    ]);
  });
});

describe('the same page in a language', () => {
  it.each([
    ['/', 'am', '/am'],
    ['/?a=1', 'am', '/am?a=1'],
    ['/tenders?status=1#top', 'am', '/am/tenders?status=1#top'],
    ['/tenders/', 'am', '/am/tenders'],
    ['tenders', 'am', '/am/tenders'],
    ['/FAQ', 'am', '/am/FAQ'],
    ['/am/tenders', 'en', '/tenders'],
    ['/am', 'en', '/'],
    ['/am/', 'am', '/am'],
    ['/am?a=1', 'en', '/?a=1'],
    ['/tenders', 'en', '/tenders'],
    ['/tender/%E1%8C%A8', 'am', '/am/tender/%E1%8C%A8'],
    ['/nowhere', 'am', '/am/nowhere'],
    ['/free/x', 'en', '/en/free/x'],
    ['/free/x', 'am', '/free/x'],
    ['/am/free/x?y=1', 'am', '/free/x?y=1'],
    ['/en/free/x?y=1', 'am', '/free/x?y=1'],
    ['/en/tenders', 'en', '/en/tenders'],
  ] as const)('%s in %s is %s', (path, locale, expected) => expect(localizedPath(path, locale)).toBe(expected));

  it('converts back unchanged, and keeps its language', () => {
    for (const pattern of patterns) {
      for (const locale of ['en', 'am'] as const) {
        const path = localizedPath(pattern, locale);
        expect(localeOfPath(path)).toBe(locale);
        expect(plainPath(path)).toBe(pattern);
        expect(localizedPath(path, locale)).toBe(path);
      }
    }
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/am//evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/en/\n/evil.example',
  ])('never leads to another host: %j', (path) => {
    for (const made of [localizedPath(path, 'en'), localizedPath(path, 'am'), plainPath(path)])
      expect(new URL(made, 'https://awaj.test').host).toBe('awaj.test');
  });

  it('stays on the host whatever the address contains', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      'am',
      'en',
      'free',
      'x',
      '\t',
      '?',
      '#',
      '%',
      '%2F',
      '@',
      ':',
      '.',
      'evil.example',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), fc.constantFrom('en', 'am'), (pieces, locale) => {
        const path = localizedPath(pieces.join(''), locale);
        expect(new URL(path, 'https://awaj.test').host).toBe('awaj.test');
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});
