export interface DateParts {
  day: number;
  /** Starts at 1. */
  month: number;
  year: number;
}

/** The browser's own date field. */
interface DeviceCalendar {
  id: string;
  label: string;
}

/** A calendar that browsers do not offer. The caller brings its rules; dates are ISO text, 2026-11-21. */
export interface PartsCalendar extends DeviceCalendar {
  months: readonly string[];
  toParts: (date: string) => DateParts;
  /** `null` for a day that the month does not have. */
  fromParts: (parts: DateParts) => string | null;
}

export type DateCalendar = DeviceCalendar | PartsCalendar;

export interface DateRange {
  from: string | null;
  to: string | null;
}

/** The days that can be chosen, and the error for others. */
export interface DateBounds {
  first?: string;
  last?: string;
  error: string;
}

export function boundsError(bounds: DateBounds | undefined, date: string | null): string | undefined {
  if (!bounds || date === null) return undefined;
  const { first = date, last = date, error } = bounds;
  return first <= date && date <= last ? undefined : error;
}

/** The text of the three fields, whether or not it is a valid date. */
export interface DateEntry {
  day: string;
  month: string;
  year: string;
}

export function entryOf(calendar: PartsCalendar, date: string | null): DateEntry {
  if (date === null) return { day: '', month: '', year: '' };
  const { day, month, year } = calendar.toParts(date);
  return { day: `${day}`, month: `${month}`, year: `${year}` };
}

/** A year needs four digits: while typing, 20 is not the year 20. */
export function dateOf(calendar: PartsCalendar, { day, month, year }: DateEntry): string | null {
  const isWhole = /^\d{1,2}$/.test(day) && month !== '' && /^\d{4}$/.test(year);
  return isWhole ? calendar.fromParts({ day: Number(day), month: Number(month), year: Number(year) }) : null;
}

export const isEmpty = ({ day, month, year }: DateEntry): boolean => !(day || month || year);
