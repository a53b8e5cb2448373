import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyList, parseNextPageUrl, restarted, tellsEnd, withoutRepeats, withPage } from './index.ts';

describe('the list', () => {
  const tenders = (...ids: number[]) => ids.map((id) => ({ id }));
  const page = (number: number, items: { id: number }[], nextPageUrl: string | null = '/next') => ({
    page: number,
    items,
    nextPageUrl,
  });

  it('begins with the first page and grows by later ones', () => {
    const first = withPage(emptyList, page(1, tenders(1, 2)));
    const second = withPage(first, page(2, tenders(3), null));
    expect(first.hasMore).toBe(true);
    expect(second).toEqual({ page: 2, items: tenders(1, 2, 3), hasMore: false, hasSearched: false });
    expect(withPage(second, page(1, tenders(9))).items).toEqual(tenders(9));
  });

  it('shows a tender once that moved to the next page meanwhile, as it is now', () => {
    const saved = { id: 2, isSaved: true };
    expect(withoutRepeats([{ id: 1, isSaved: false }, { id: 2, isSaved: false }, saved])).toEqual([
      { id: 1, isSaved: false },
      saved,
    ]);
    const first = withPage(emptyList, page(1, tenders(1, 2)));
    expect(withPage(first, page(2, tenders(2, 3))).items).toEqual(tenders(1, 2, 3));
  });

  it('holds every tender that arrived, each once', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(20), { maxLength: 8 }), { maxLength: 6 }), (pages) => {
        const state = pages.reduce(
          (list, ids, index) => withPage(list, page(index + 1, tenders(...ids))),
          restarted(true),
        );
        expect(state.items.map(({ id }) => id)).toEqual([...new Set(pages.flat())]);
        expect(state.hasSearched).toBe(true);
      }),
      { seed: 1 },
    );
  });

  it('begins anew with a search or another list', () => {
    expect(restarted(true)).toEqual({ page: 1, items: [], hasMore: true, hasSearched: true });
    expect(restarted(false)).toEqual(emptyList);
  });

  it('tells its end above ten tenders', () => {
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
  ])('%s holds %j', (url, query) => expect(parseNextPageUrl(url)).toEqual(query));

  it.each([null, '', '/tender/search', '/tender/search?', '/tender/search#?page=2'])('is none in %s', (url) =>
    expect(parseNextPageUrl(url)).toBeNull(),
  );

  it('holds what a browser would read in it', () => {
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
