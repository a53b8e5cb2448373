import {
  type CalendarDate,
  type CalendarLanguage,
  type EthiopianDate,
  toEthiopian,
} from '../ethiopian-calendar/index.ts';

/** What is shown for a date of a notice: the newspaper's own words go before the instant. */
export type ShownDate = { kind: 'text'; text: string } | { kind: 'instant'; at: Date } | { kind: 'none' };

export function shownDate(date: { at: Date | null; alternativeText: string | null }): ShownDate {
  const text = date.alternativeText?.trim();
  if (text) return { kind: 'text', text };
  return date.at === null ? { kind: 'none' } : { kind: 'instant', at: date.at };
}

export type CalendarPart =
  | { calendar: 'gregorian'; date: CalendarDate }
  | { calendar: 'ethiopian'; date: EthiopianDate };

/** The day in both calendars: first the one that readers of the language live by, then the other. */
export function inBothCalendars(
  date: CalendarDate,
  language: CalendarLanguage,
): readonly [main: CalendarPart, other: CalendarPart] {
  const gregorian = { calendar: 'gregorian', date } as const;
  const ethiopian = { calendar: 'ethiopian', date: toEthiopian(date) } as const;
  return language === 'am' ? [ethiopian, gregorian] : [gregorian, ethiopian];
}
