export interface DateParts {
  day: number;
  /** From 1. */
  month: number;
  year: number;
}

/** The calendar of the device: the browser's own date field. */
interface DeviceCalendar {
  id: string;
  label: string;
}

/** A calendar that browsers do not have. Its rules come from the caller; dates are ISO text, 2026-11-21. */
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

/** The days that can be chosen, and what is said of one outside of them. */
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

/** What stands in the three fields, whether or not it is a date already. */
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

/** A year has four digits: while it is typed, 20 is not the year 20. */
export function dateOf(calendar: PartsCalendar, { day, month, year }: DateEntry): string | null {
  const isWhole = /^\d{1,2}$/.test(day) && month !== '' && /^\d{4}$/.test(year);
  return isWhole ? calendar.fromParts({ day: Number(day), month: Number(month), year: Number(year) }) : null;
}

export const isEmpty = ({ day, month, year }: DateEntry): boolean => !(day || month || year);
