import { type CalendarDate, parseCalendarDate } from '../ethiopian-calendar/index.ts';

export type StatusFilter = '' | '1' | '0';
/** Newest first, those first that close first, or those first that fit the words best. */
export type SortOrder = '' | 'closing' | 'relevance';

/** What is searched for is cut there. */
export const longestTitle = 200;
/** The database keeps such numbers in four bytes. */
const largestInteger = 2_147_483_647;

/** Ids and numbers from 1 on. */
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

/** As the API makes them; what it does with one is its own business. */
export const readCursor = (text: string): string => (/^[\w-]{1,200}$/.test(text) ? text : '');

export const readOrder = (text: string): SortOrder => (text === 'closing' || text === 'relevance' ? text : '');

/** Half a letter (a lone surrogate) cannot be written into an address: none is taken, and none is left by the cut. */
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
