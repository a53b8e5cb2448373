import type { TenderCount, TenderCounts } from '@awaj/api-client/schema';
import type { Locale } from '@awaj/i18n';
import { categoriesIn } from './lookups.ts';
import type { Sight } from './tenders.ts';

const exactly = (count: number): TenderCount => ({ count, is_exact: true });
const closing = [6, 31, 84, 190] as const;
const days = [0, 3, 7, 14] as const;

/** The counts above a list. Only people who may see closing dates get counts by closing date. */
export const countsIn = (sight: Sight, locale: Locale): TenderCounts => ({
  total: exactly(1_667),
  open: exactly(612),
  closing: sight === 'all' ? days.map((day, place) => ({ days: day, found: exactly(closing[place] ?? 0) })) : null,
  categories: categoriesIn(locale)
    .slice(0, 5)
    .map(({ id, name, tenders_count }) => ({ id, name, found: exactly(tenders_count) })),
});
