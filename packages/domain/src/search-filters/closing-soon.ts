import { addDays, type CalendarDate } from '../ethiopian-calendar/index.ts';
import type { SearchFilters } from './filter-table.ts';

/** A list can be narrowed to what closes within so many days by one press; 0 is today. */
export const closingDays = [0, 3, 7, 14] as const;

export type ClosingDays = (typeof closingDays)[number];

type Closing = Pick<SearchFilters, 'status' | 'closesFrom' | 'closesUntil'>;

/** Open tenders that close within so many days: what has closed today is not among them. */
export const closingWithin = (days: ClosingDays, today: CalendarDate): Closing => ({
  status: '1',
  closesFrom: null,
  closesUntil: addDays(today, days),
});

/** Within how many days the tenders of a list close; null where it is not narrowed in this way. */
export function closingDaysOf({ status, closesFrom, closesUntil }: Closing, today: CalendarDate): ClosingDays | null {
  if (status !== '1' || closesFrom !== null) return null;
  return closingDays.find((days) => addDays(today, days) === closesUntil) ?? null;
}
