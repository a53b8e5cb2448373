import type { CalendarLanguage } from '../ethiopian-calendar/index.ts';

/** What is shown for a date of a notice: the newspaper's own words go before the instant. */
export type ShownDate = { kind: 'text'; text: string } | { kind: 'instant'; at: Date } | { kind: 'none' };

export function shownDate(date: { at: Date | null; alternativeText: string | null }): ShownDate {
  const text = date.alternativeText?.trim();
  if (text) return { kind: 'text', text };
  return date.at === null ? { kind: 'none' } : { kind: 'instant', at: date.at };
}

export type Calendar = 'gregorian' | 'ethiopian';

/** Every date is shown in both: first the one that readers of the language live by, then the other. */
export const calendarsOf = {
  en: ['gregorian', 'ethiopian'],
  am: ['ethiopian', 'gregorian'],
} as const satisfies Record<CalendarLanguage, readonly [main: Calendar, other: Calendar]>;
