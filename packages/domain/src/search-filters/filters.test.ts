import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFilters } from './filters.fixtures.ts';
import {
  activeFilters,
  changeFilters,
  chooseSort,
  chooseStatus,
  fromPageQuery,
  isBeyondNumbers,
  isUnclear,
  lockedFilters,
  noFilters,
  pageNameOf,
  type SearchFilters,
  toPageQuery,
  toSavedFilters,
  withoutLocked,
} from './index.ts';

describe('the filters of a list that can be saved for alerts', () => {
  it('is what narrows it, on whichever of its pages one stands', () => {
    const filters = { ...noFilters, title: 'tyres', status: '1', sort: 'relevance', page: 3, cursor: 'MjAy' } as const;
    expect(toSavedFilters(filters)).toEqual({ ...noFilters, title: 'tyres' });
  });

  it.each([noFilters, { ...noFilters, status: '0' } as const, { ...noFilters, sort: 'closing' } as const])(
    'is nothing where new tenders are told apart by nothing: %j',
    (filters) => {
      expect(toSavedFilters(filters)).toBeNull();
    },
  );
});

describe('filters in an address', () => {
  it('survive the way into an address and back', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(fromPageQuery(toPageQuery(filters))).toEqual(filters);
      }),
      { seed: 1 },
    );
  });

  it('survive the encoding of a browser', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const query = new URLSearchParams(toPageQuery(filters)).toString();
        expect(fromPageQuery(new URLSearchParams(query))).toEqual(filters);
      }),
      { seed: 2 },
    );
  });

  it('have short and stable names, because people have bookmarks', () => {
    const all: SearchFilters = {
      ...noFilters,
      title: 'tyres',
      categoryId: 1,
      regionId: 2,
      languageId: 3,
      sourceId: 4,
      companyId: 5,
      startDate: '2026-11-01',
      endDate: '2026-11-21',
      closesFrom: '2026-11-22',
      closesUntil: '2026-11-30',
      status: '1',
      sort: 'closing',
      page: 6,
      cursor: 'MjAyNg',
    };
    expect(new URLSearchParams(toPageQuery(all)).toString()).toBe(
      'q=tyres&category=1&region=2&language=3&source=4&company=5&from=2026-11-01&until=2026-11-21' +
        '&closes-from=2026-11-22&closes-until=2026-11-30&status=1&sort=closing&page=6&cursor=MjAyNg',
    );
  });

  it.each([
    ['category', 'abc'],
    ['category', ''],
    ['category', '0'],
    ['region', '-1'],
    ['language', '1.5'],
    ['language', '1e3'],
    ['source', '2147483648'],
    ['company', ' 5'],
    ['from', '2026-02-31'],
    ['from', '2026-13-01'],
    ['until', 'yesterday'],
    ['until', '2026-11-21T00:00'],
    ['status', '7'],
    ['status', 'open'],
    ['sort', 'oldest'],
    ['closes-from', 'soon'],
    ['page', '0'],
    ['page', 'last'],
    ['cursor', 'a b'],
    ['cursor', 'x'.repeat(201)],
    ['q', '   '],
    ['title', 'tyres'],
    ['__proto__', '1'],
    ['utm_source', 'x'],
  ])('ignore %s=%s', (name, value) => expect(fromPageQuery([[name, value]])).toEqual(noFilters));

  it('never fail, and settle after one reading', () => {
    const name = fc.constantFrom('q', 'category', 'from', 'until', 'status', 'page', 'x');
    const value = fc.string({ unit: fc.constantFrom(...'0129- +%&=\n\0\ud83d\u0301ጨ😀', '2026-02-29'), maxLength: 6 });
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const filters = fromPageQuery(pairs);
        expect(fromPageQuery(toPageQuery(filters))).toEqual(filters);
      }),
      { seed: 3 },
    );
  });

  it('use the first of repeated values', () => {
    const filters = fromPageQuery([
      ['region', '3'],
      ['region', '4'],
    ]);
    expect(filters.regionId).toBe(3);
  });

  it('keep of an id its number', () => expect(fromPageQuery([['region', '007']]).regionId).toBe(7));

  it('keep a title in one line', () => expect(fromPageQuery([['q', 'a\nb\u0000c\t']]).title).toBe('a b c'));

  it('cut a title that is too long, and not through a letter', () => {
    expect(fromPageQuery([['q', ` ${'x'.repeat(500)}`]]).title).toHaveLength(200);
    expect(fromPageQuery([['q', `${'x'.repeat(199)}😀`]]).title).toBe('x'.repeat(199));
    expect(fromPageQuery([['q', 'half \ud83d']]).title).toBe('half');
  });

  it('are called in a form what they are called in the address', () => {
    const [[name] = []] = toPageQuery({ ...noFilters, closesFrom: '2026-11-01' });
    expect(pageNameOf('closesFrom')).toBe(name);
  });
});

describe('choices', () => {
  it('that change lead to the first page', () => {
    expect(changeFilters({ ...noFilters, page: 4, cursor: 'MjAyNg' }, { regionId: 3 })).toEqual({
      ...noFilters,
      regionId: 3,
    });
  });

  it('are removed one by one', () => {
    const filters: SearchFilters = { ...noFilters, title: 'tyres', regionId: 3, status: '0', page: 4 };
    const active = activeFilters(filters);
    expect(active.map(({ name }) => name)).toEqual(['title', 'regionId', 'status']);
    expect(active[0]?.without).toEqual({ ...noFilters, regionId: 3, status: '0' });
    expect(activeFilters({ ...noFilters, page: 4, cursor: 'MjAyNg' })).toEqual([]);
  });

  it('of closed tenders and of the closing order exclude each other', () => {
    const [closed, byClosing] = [{ ...noFilters, status: '0' } as const, { ...noFilters, sort: 'closing' } as const];
    expect(chooseSort(closed, 'closing')).toEqual({ sort: 'closing', status: '' });
    expect(chooseSort(closed, '')).toEqual({ sort: '', status: '0' });
    expect(chooseStatus(byClosing, '0')).toEqual({ status: '0', sort: '' });
    expect(chooseStatus(byClosing, '1')).toEqual({ status: '1', sort: 'closing' });
  });

  it.each([
    [500, '', false],
    [501, '', true],
    [2_000_000_000, '', true],
    [501, 'MjAyNg', false],
  ])('lead to page %i with the cursor "%s" beyond what is read by number: %s', (page, cursor, isBeyond) => {
    expect(isBeyondNumbers({ ...noFilters, page, cursor })).toBe(isBeyond);
  });
});

it.each([
  ['tyres', false],
  ['', false],
  ['-tyres', true],
])('filters with the words "%s" cannot be understood: %s', (title, unclear) => {
  expect(isUnclear({ ...noFilters, title })).toBe(unclear);
});

describe('the order by relevance', () => {
  const searched: SearchFilters = { ...noFilters, title: 'tyres', sort: 'relevance' };

  it('is available to everybody, unlike the one by closing date', () => {
    expect(lockedFilters(searched, 'visitor')).toEqual([]);
    expect(withoutLocked(searched, 'visitor')).toEqual(searched);
    expect(lockedFilters({ ...searched, sort: 'closing' }, 'visitor')).toEqual(['sort']);
  });

  it('does not exist without words', () => {
    expect(fromPageQuery([['sort', 'relevance']]).sort).toBe('');
    expect(fromPageQuery(toPageQuery(searched))).toEqual(searched);
    expect(changeFilters(searched, { title: '' }).sort).toBe('');
    expect(changeFilters(searched, { title: '', sort: 'closing' }).sort).toBe('closing');
    expect(changeFilters(searched, { status: '1' }).sort).toBe('relevance');
  });
});
