import { addDays, type CalendarDate } from '../ethiopian-calendar/index.ts';
import type { SearchFilters } from './filter-table.ts';

/** The offered ranges of days until closing; 0 is today. */
export const closingDays = [0, 3, 7, 14] as const;

export type ClosingDays = (typeof closingDays)[number];

type Closing = Pick<SearchFilters, 'status' | 'closesFrom' | 'closesUntil'>;

/** Open tenders that close within these days; what has closed earlier today is left out. */
export const closingWithin = (days: ClosingDays, today: CalendarDate): Closing => ({
  status: '1',
  closesFrom: null,
  closesUntil: addDays(today, days),
});

/** The number of days if a list is filtered by closing soon; null if not. */
export function closingDaysOf({ status, closesFrom, closesUntil }: Closing, today: CalendarDate): ClosingDays | null {
  if (status !== '1' || closesFrom !== null) return null;
  return closingDays.find((days) => addDays(today, days) === closesUntil) ?? null;
}
