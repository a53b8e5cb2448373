import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNextPageUrl, tellsEnd, withoutRepeats } from './index.ts';

describe('the list', () => {
  it('shows a tender that moved to the next page once, in its newest state', () => {
    const saved = { id: 2, isSaved: true };
    expect(withoutRepeats([{ id: 1, isSaved: false }, { id: 2, isSaved: false }, saved])).toEqual([
      { id: 1, isSaved: false },
      saved,
    ]);
  });

  it('contains every received tender once', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20)), (ids) => {
        expect(withoutRepeats(ids.map((id) => ({ id })))).toEqual([...new Set(ids)].map((id) => ({ id })));
      }),
      { seed: 1 },
    );
  });

  it('says where it ends if it has more than ten tenders', () => {
    const of = (length: number, hasMore = false) => ({ items: Array.from({ length }), hasMore });
    expect([tellsEnd(of(10)), tellsEnd(of(11)), tellsEnd(of(11, true))]).toEqual([false, true, false]);
  });
});

describe('the link to the next page', () => {
  it.each([
    ['/tender/search?page=2&cursor=a%3Db&title=a+b#x', { page: '2', cursor: 'a=b', title: 'a b' }],
    ['https://api.test/x?page=3&flag', { page: '3', flag: '' }],
    ['?page=2', { page: '2' }],
    ['/x?page=2&q=a?b=c', { page: '2', q: 'a?b=c' }],
    ['/x?q=100%&r=%e1%8c%a8', { q: '100%', r: 'ጨ' }],
  ])('%s contains %j', (url, query) => expect(parseNextPageUrl(url)).toEqual(query));

  it.each([null, '', '/tender/search', '/tender/search?', '/tender/search#?page=2'])('is missing in %s', (url) =>
    expect(parseNextPageUrl(url)).toBeNull(),
  );

  it('is decoded as by a browser', () => {
    const name = fc.string({ minLength: 1, maxLength: 8 });
    const value = fc.string({ unit: fc.constantFrom(...'a1 +%&=?#/ጨ😀'), maxLength: 8 });
    fc.assert(
      fc.property(fc.dictionary(name, value, { minKeys: 1 }), (query) => {
        expect(parseNextPageUrl(`/tender/search?${new URLSearchParams(query)}`)).toEqual(query);
      }),
      { seed: 2 },
    );
  });
});
