import { type CalendarDate, parseCalendarDate } from '@awaj/domain/ethiopian-calendar';
import { parseBirr, type Santim } from '@awaj/domain/money';
import { InvalidArgumentError } from 'commander';

const longestDays = 365;

export function daysFrom(text: string): number {
  const days = Number(text);
  if (Number.isInteger(days) && days > 0 && days <= longestDays) return days;
  throw new InvalidArgumentError(`Write a number from 1 to ${longestDays}.`);
}

/** Parses a positive amount of birr, such as "2360" or "2,360.50". */
export function amountFrom(text: string): Santim {
  const amount = parseBirr(text);
  if (amount.ok && amount.value > 0) return amount.value;
  throw new InvalidArgumentError('Write birr, such as 2360 or 2,360.50.');
}

/** Parses an amount of birr that may be 0. */
export function priceFrom(text: string): Santim {
  const amount = parseBirr(text);
  if (amount.ok) return amount.value;
  throw new InvalidArgumentError('Write birr, such as 200 or 0 for free.');
}

export function dateFrom(text: string): CalendarDate {
  const date = parseCalendarDate(text);
  if (date.ok) return date.value;
  throw new InvalidArgumentError('Write a Gregorian date, such as 2026-11-25.');
}

export function wordsFrom(text: string): string {
  const words = text.trim();
  if (words !== '') return words;
  throw new InvalidArgumentError('It is empty.');
}
