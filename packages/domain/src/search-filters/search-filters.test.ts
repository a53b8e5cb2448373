import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activeFilters,
  emptyList,
  filtersAfterPathChange,
  fromPageQuery,
  noFilters,
  parseNextPageUrl,
  restarted,
  type SearchFilters,
  searchHeading,
  tellsEnd,
  toApiQuery,
  toPageQuery,
  withPage,
} from './index.ts';

const id = fc.option(fc.integer({ min: 1, max: 99_999 }));
const date = fc.option(fc.constantFrom('2026-11-01', '2024-02-29'));
const anyFilters: fc.Arbitrary<SearchFilters> = fc.record({
  title: fc.string({ maxLength: 30 }).map((text) => text.trim()),
  categoryId: id,
  regionId: id,
  languageId: id,
  tenderSrc: id,
  companyId: id,
  startDate: date,
  endDate: date,
  status: fc.constantFrom('', '1', '0'),
});

describe('filters', () => {
  it('come back from the address as they were', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(fromPageQuery(toPageQuery(filters))).toEqual(filters);
      }),
      { seed: 1 },
    );
  });

  it('reach the API by its own names, without what is not chosen', () => {
    expect(toApiQuery(noFilters)).toEqual({});
    expect(toApiQuery({ ...noFilters, title: 'tyres', tenderSrc: 4, status: '0', startDate: '2026-11-01' })).toEqual({
      title: 'tyres',
      source_id: '4',
      status_id: '0',
      start_date: '2026-11-01',
    });
  });

  it('ignore what an address holds that is no filter', () => {
    const junk = [
      ['category', 'abc'],
      ['region', '-1'],
      ['language', '1.5'],
      ['source', '99999999999'],
      ['from', '2026-02-31'],
      ['until', 'yesterday'],
      ['status', '7'],
      ['utm_source', 'x'],
    ] as const;
    expect(fromPageQuery(junk)).toEqual(noFilters);
  });

  it('cut a title that is too long', () => {
    expect(fromPageQuery([['q', ` ${'x'.repeat(500)}`]]).title).toHaveLength(200);
  });

  it('are removed one by one', () => {
    const filters = { ...noFilters, title: 'tyres', regionId: 3 };
    const active = activeFilters(filters);
    expect(active.map(({ name }) => name)).toEqual(['title', 'regionId']);
    expect(active[0]?.without).toEqual({ ...noFilters, regionId: 3 });
  });

  it('reset when another list is opened, except for a company', () => {
    const filters = { ...noFilters, companyId: 5 };
    expect(filtersAfterPathChange(filters, 'client/myfeed')).toEqual(noFilters);
    expect(filtersAfterPathChange(filters, 'company/search')).toEqual(filters);
  });

  it('stand under a heading that names the list', () => {
    expect(searchHeading('client/myfeed')).toBe('Search My Feed');
    expect(searchHeading('client/saved-tender')).toBe('Search Saved');
    expect(searchHeading('tender/search')).toBe('Search Tenders');
  });
});

describe('the list', () => {
  const tenders = (...ids: number[]) => ids.map((number) => ({ id: number }));
  const page = (number: number, items: { id: number }[], nextPageUrl: string | null = '/next') => ({
    page: number,
    items,
    nextPageUrl,
  });

  it('begins with the first page and grows by later ones', () => {
    const first = withPage(emptyList, page(1, tenders(1, 2)));
    const second = withPage(first, page(2, tenders(3), null));
    expect(second).toEqual({ page: 2, items: tenders(1, 2, 3), hasMore: false, hasSearched: false });
    expect(withPage(second, page(1, tenders(9))).items).toEqual(tenders(9));
  });

  it('shows a tender once that moved to the next page meanwhile', () => {
    const first = withPage(emptyList, page(1, tenders(1, 2)));
    expect(withPage(first, page(2, tenders(2, 3))).items).toEqual(tenders(1, 2, 3));
  });

  it('begins anew with a search', () => expect(restarted(true)).toEqual({ ...emptyList, hasSearched: true }));

  it('tells its end above ten tenders', () => {
    const of = (length: number, hasMore = false) => ({ items: Array.from({ length }), hasMore });
    expect([tellsEnd(of(10)), tellsEnd(of(11)), tellsEnd(of(11, true))]).toEqual([false, true, false]);
  });
});

describe('the link to the next page', () => {
  it.each([
    [null, null],
    ['/tender/search', {}],
    ['/tender/search?page=2&cursor=a%3Db&title=a+b#x', { page: '2', cursor: 'a=b', title: 'a b' }],
    ['https://api.test/x?page=3&flag', { page: '3', flag: '' }],
  ])('%s holds %j', (url, query) => expect(parseNextPageUrl(url)).toEqual(query));
});
