import { type CalendarDate, parseCalendarDate } from '../ethiopian-calendar/index.ts';

export type StatusFilter = '' | '1' | '0';
/** Newest first, closing soonest first, or best match first. */
export type SortOrder = '' | 'closing' | 'relevance';

/** Longer searches are cut. */
export const longestTitle = 200;
/** The largest number of the database's four-byte integers. */
const largestInteger = 2_147_483_647;

/** Ids and numbers from 1. */
export function readPositive(text: string): number | null {
  const value = Number(text);
  return /^\d+$/.test(text) && value >= 1 && value <= largestInteger ? value : null;
}

export const readPage = (text: string): number => readPositive(text) ?? 1;

export function readDate(text: string): CalendarDate | null {
  const date = parseCalendarDate(text);
  return date.ok ? date.value : null;
}

export const readStatus = (text: string): StatusFilter => (text === '1' || text === '0' ? text : '');

/** Reads a cursor of the API. Only the API can interpret its content. */
export const readCursor = (text: string): string => (/^[\w-]{1,200}$/.test(text) ? text : '');

export const readOrder = (text: string): SortOrder => (text === 'closing' || text === 'relevance' ? text : '');

/** A lone surrogate cannot be written into an address: existing ones are dropped, and cutting leaves none. */
export function readTitle(text: string): string {
  const whole = text
    .replace(/\p{Cs}/gu, '')
    .replace(/\p{Cc}/gu, ' ')
    .trim();
  return whole
    .slice(0, longestTitle)
    .replace(/\p{Cs}$/u, '')
    .trim();
}
