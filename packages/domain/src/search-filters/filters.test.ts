import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterNames, filterTable } from './filter-table.ts';
import {
  chosenFilters,
  fromApiQuery,
  fromPageQuery,
  noFilters,
  pageNameOf,
  type SearchFilters,
  toApiChoices,
  toApiQuery,
  toPageQuery,
  toSavedFilters,
} from './index.ts';
import { readCursor, readDate, readOrder, readPage, readPositive, readStatus, readTitle } from './values.ts';

const title = fc.oneof(fc.string({ maxLength: 30 }), fc.constantFrom('ጎማ & ባትሪ', 'a+b=c?', '50% 😀'));

/** The valid values of each parser. */
const valuesOf = new Map<(text: string) => unknown, fc.Arbitrary<unknown>>([
  [readTitle, title.map((text) => text.trim())],
  [readPositive, fc.option(fc.integer({ min: 1, max: 2_147_483_647 }))],
  [readDate, fc.option(fc.constantFrom('2026-11-01', '2024-02-29'))],
  [readStatus, fc.constantFrom('', '1', '0')],
  [readOrder, fc.constantFrom('', 'closing')],
  [readPage, fc.integer({ min: 1, max: 9_999 })],
  [readCursor, fc.constantFrom('', 'MjAyNi0xMS0yMFQwNjozMDowMFp8NDEyMA', 'a_b-c')],
]);

/** All combinations of valid values. */
const anyFilters = fc
  .tuple(...filterNames.map((name) => valuesOf.get(filterTable[name].read) ?? fc.constant('no values are known')))
  .map((values) => Object.fromEntries(filterNames.map((name, at) => [name, values[at]])) as SearchFilters);

describe('the filters of a list that can be saved for alerts', () => {
  it('narrow the list, whatever its page', () => {
    const filters = { ...noFilters, title: 'tyres', status: '1', sort: 'relevance', page: 3, cursor: 'MjAy' } as const;
    expect(toSavedFilters(filters)).toEqual({ ...noFilters, title: 'tyres' });
  });

  it.each([noFilters, { ...noFilters, status: '0' } as const, { ...noFilters, sort: 'closing' } as const])(
    'do not exist if they match every new tender: %j',
    (filters) => {
      expect(toSavedFilters(filters)).toBeNull();
    },
  );
});

describe('filters in an address', () => {
  it('are parsed back from the address', () => {
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

  it('never fail, and are stable after one parse', () => {
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

  it('parse an id with leading zeros', () => expect(fromPageQuery([['region', '007']]).regionId).toBe(7));

  it('put a title in one line', () => expect(fromPageQuery([['q', 'a\nb\u0000c\t']]).title).toBe('a b c'));

  it('cut a long title, but not within a character', () => {
    expect(fromPageQuery([['q', ` ${'x'.repeat(500)}`]]).title).toHaveLength(200);
    expect(fromPageQuery([['q', `${'x'.repeat(199)}😀`]]).title).toBe('x'.repeat(199));
    expect(fromPageQuery([['q', 'half \ud83d']]).title).toBe('half');
  });

  it('have the same names in a form as in the address', () => {
    const [[name] = []] = toPageQuery({ ...noFilters, closesFrom: '2026-11-01' });
    expect(pageNameOf('closesFrom')).toBe(name);
  });
});

describe('filters for the API', () => {
  it('have the API’s names', () => {
    const filters = { ...noFilters, title: 'tyres', categoryId: 1, regionId: 2, languageId: 3, sourceId: 4 };
    const dated: SearchFilters = { ...filters, companyId: 5, startDate: '2026-11-01', endDate: '2026-11-21' };
    expect(toApiQuery({ ...dated, status: '0', page: 2, cursor: 'MjAyNg' })).toEqual({
      title: 'tyres',
      category_id: '1',
      region_id: '2',
      language_id: '3',
      source_id: '4',
      company_id: '5',
      start_date: '2026-11-01',
      end_date: '2026-11-21',
      status_id: '0',
      page: '2',
      cursor: 'MjAyNg',
    });
  });

  it('leave out what is not chosen', () => expect(toApiQuery(noFilters)).toEqual({}));

  it('send nothing that an address could not contain', () => {
    expect(toApiQuery({ ...noFilters, title: ' a\ud83d ', startDate: '2026-02-30', regionId: -1 })).toEqual({
      title: 'a',
    });
  });
});

describe('filters of the API', () => {
  it('are parsed back from the API’s query', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(fromApiQuery(toApiQuery(filters))).toEqual(filters);
      }),
      { seed: 4 },
    );
  });

  it('are numbers and texts as in the contract, and nothing for missing ones', () => {
    expect(fromApiQuery({ region_id: 3, title: 'tyres', sort: undefined, data_check_string: 'x' })).toEqual({
      ...noFilters,
      regionId: 3,
      title: 'tyres',
    });
  });

  it('include only chosen filters that narrow the list', () => {
    const filters: SearchFilters = { ...noFilters, title: 'tyres', status: '0', sort: 'closing', page: 4 };
    expect(chosenFilters(filters)).toEqual({ title: 'tyres', status: '0' });
    expect(toApiChoices({ ...filters, regionId: 3 })).toEqual({ title: 'tyres', region_id: 3, status_id: '0' });
  });
});
