import { expect, it } from 'vitest';
import { closingDays, closingDaysOf, closingWithin, noFilters } from './index.ts';

const today = '2026-11-28';

it('tenders that close within some days are open, and close by the end of the last day', () => {
  expect(closingWithin(0, today)).toEqual({ status: '1', closesFrom: null, closesUntil: '2026-11-28' });
  expect(closingWithin(7, today)).toEqual({ status: '1', closesFrom: null, closesUntil: '2026-12-05' });
});

it.each(closingDays)('a list filtered to %i days is recognised', (days) => {
  expect(closingDaysOf({ ...noFilters, ...closingWithin(days, today) }, today)).toBe(days);
});

it('a list with other days, closed tenders, or without a last day is not recognised', () => {
  const within = closingWithin(3, today);
  for (const filters of [{ ...within, closesUntil: '2026-11-30' } as const, { ...within, status: '' } as const])
    expect(closingDaysOf(filters, today)).toBeNull();
  expect(closingDaysOf({ ...within, closesFrom: today }, today)).toBeNull();
  expect(closingDaysOf(noFilters, today)).toBeNull();
});
