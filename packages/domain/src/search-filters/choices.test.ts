import { describe, expect, it } from 'vitest';
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
  type SearchFilters,
  toPageQuery,
  withoutLocked,
} from './index.ts';

describe('choices', () => {
  it('lead to the first page when they change', () => {
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
  ])('lead to page %i with the cursor "%s", beyond the pages reached by number: %s', (page, cursor, isBeyond) => {
    expect(isBeyondNumbers({ ...noFilters, page, cursor })).toBe(isBeyond);
  });
});

it.each([
  ['tyres', false],
  ['', false],
  ['-tyres', true],
])('filters with the words "%s" are invalid: %s', (title, unclear) => {
  expect(isUnclear({ ...noFilters, title })).toBe(unclear);
});

describe('the order by relevance', () => {
  const searched: SearchFilters = { ...noFilters, title: 'tyres', sort: 'relevance' };

  it('is available to everybody, unlike the order by closing date', () => {
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
