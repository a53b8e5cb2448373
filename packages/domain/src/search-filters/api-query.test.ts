import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFilters } from './filters.fixtures.ts';
import { chosenFilters, fromApiQuery, noFilters, type SearchFilters, toApiChoices, toApiQuery } from './index.ts';

describe('filters for the API', () => {
  it('have its own names', () => {
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
  it('are read back from what was written for it', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        expect(fromApiQuery(toApiQuery(filters))).toEqual(filters);
      }),
      { seed: 4 },
    );
  });

  it('are numbers and texts as its contract has them, and nothing for what is not there', () => {
    expect(fromApiQuery({ region_id: 3, title: 'tyres', sort: undefined, data_check_string: 'x' })).toEqual({
      ...noFilters,
      regionId: 3,
      title: 'tyres',
    });
  });

  it('are only those that are chosen and narrow the list', () => {
    const filters: SearchFilters = { ...noFilters, title: 'tyres', status: '0', sort: 'closing', page: 4 };
    expect(chosenFilters(filters)).toEqual({ title: 'tyres', status: '0' });
    expect(toApiChoices({ ...filters, regionId: 3 })).toEqual({ title: 'tyres', region_id: 3, status_id: '0' });
  });
});
