import { noFilters, type SearchFilters } from '@awaj/domain/search-filters';
import { loadArea } from '@awaj/i18n';
import { describe, expect, it } from 'vitest';
import { type QuickFilterContext, quickFilters, shownByQuickFilters } from './quick-filters.ts';

const english = await loadArea('search', 'en');
const today = '2026-11-25';

const exactly = (count: number) => ({ count, isExact: true });

const counts = {
  total: exactly(5_000),
  open: exactly(1_667),
  closing: [0, 3, 7, 14].map((days) => ({ days, found: exactly(days * 10) })),
  categories: [
    { id: 2, name: 'Roads and Bridges', found: exactly(112) },
    { id: 5, name: 'Furniture', found: exactly(0) },
    { id: 7, name: 'Vehicles', found: { count: 1_000, isExact: false } },
  ],
};

const contextOf = (filters: SearchFilters, changes: Partial<QuickFilterContext> = {}): QuickFilterContext => ({
  filters,
  counts,
  today,
  isClosingLocked: false,
  ...changes,
});

const named = (name: string, filters: SearchFilters, changes?: Partial<QuickFilterContext>) =>
  quickFilters(contextOf(filters, changes), english).find((filter) => filter.name === name);

const open = { ...noFilters, status: '1' } as const;
const closingIn3 = { ...open, closesUntil: '2026-11-28' } as const;

describe('a quick filter', () => {
  it('has its count, and a category without tenders has no chip', () => {
    expect(quickFilters(contextOf(noFilters), english).map(({ name, count }) => [name, count])).toEqual([
      ['Open', '1,667'],
      ['Closing today', '0'],
      ['3 days', '30'],
      ['7 days', '70'],
      ['14 days', '140'],
      ['Roads and Bridges', '112'],
      ['Vehicles', '1,000+'],
    ]);
  });

  it.each<[string, SearchFilters, SearchFilters]>([
    ['Open', noFilters, open],
    ['Open', open, noFilters],
    // Tenders that close soon are open.
    ['Open', closingIn3, noFilters],
    ['3 days', noFilters, closingIn3],
    ['7 days', closingIn3, { ...open, closesUntil: '2026-12-02' }],
    ['3 days', closingIn3, open],
    ['Roads and Bridges', { ...noFilters, page: 3, title: 'supply' }, { ...noFilters, title: 'supply', categoryId: 2 }],
    ['Roads and Bridges', { ...open, categoryId: 2 }, open],
    ['Vehicles', { ...open, categoryId: 2 }, { ...open, categoryId: 7 }],
    ['Furniture', { ...noFilters, categoryId: 5 }, noFilters],
  ])('%s, pressed at %j, leads to %j', (name, filters, next) => {
    expect(named(name, filters)?.next).toEqual(next);
  });

  it('is pressed while its filter applies, and then no pill repeats it', () => {
    const filters = { ...closingIn3, categoryId: 2, regionId: 1 };
    const pressed = quickFilters(contextOf(filters), english).filter(({ isPressed }) => isPressed);
    expect(pressed.map(({ name }) => name)).toEqual(['Open', '3 days', 'Roads and Bridges']);
    expect(shownByQuickFilters(contextOf(filters))).toEqual(['status', 'closesUntil', 'categoryId']);
  });

  it('leaves other filters to pills: closed tenders, other days, an unpopular category', () => {
    const filters: SearchFilters = { ...noFilters, status: '0', closesUntil: '2026-11-27', categoryId: 20 };
    expect(shownByQuickFilters(contextOf(filters))).toEqual([]);
  });

  it('by closing day is locked and has no count for readers who may not see closing dates', () => {
    const locked = { isClosingLocked: true, counts: { ...counts, closing: [] } };
    expect(named('3 days', noFilters, locked)).toMatchObject({ isLocked: true, count: undefined });
    expect(named('Open', noFilters, locked)).toMatchObject({ isLocked: false, count: '1,667' });
  });

  it('is shown before it is counted, with room for its number', () => {
    const shown = quickFilters(contextOf(noFilters, { counts: undefined }), english);
    expect(shown.map(({ name, count }) => [name, count])).toEqual([
      ['Open', ''],
      ['Closing today', ''],
      ['3 days', ''],
      ['7 days', ''],
      ['14 days', ''],
    ]);
  });
});
