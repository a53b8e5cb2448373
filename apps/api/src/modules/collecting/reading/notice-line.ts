import { type CalendarDate, parseCalendarDate } from '@awaj/domain/ethiopian-calendar';
import { failure, type Result, success } from '@awaj/domain/result';
import { longestNotice } from '@awaj/reader/notice-text';
import { isJsonObject } from '../json-object.ts';

/** A notice as a line of JSON. */
export interface NoticeLine {
  id: string | number;
  text: string;
  source: string | null;
  publishedOn: CalendarDate | null;
}

/** The fault of a line, with the id of the notice if it is readable. */
export interface LineFault {
  id: string | number | null;
  error: string;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function idFrom(value: unknown): NoticeLine['id'] | null {
  if (typeof value === 'string') return value === '' ? null : value;
  // 1e9999 is valid JSON, but an infinite number cannot be written in an answer.
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Reads a day, or the day of an instant. */
function dayFrom(value: unknown): Result<CalendarDate | null, string> {
  if (value === undefined || value === null || value === '') return success(null);
  const day = typeof value === 'string' ? parseCalendarDate(value.slice(0, 10)) : null;
  return day?.ok ? day : failure('published_on must be a date such as 2026-11-25');
}

export function parseNoticeLine(line: string): Result<NoticeLine, LineFault> {
  const row = parseJson(line);
  if (!isJsonObject(row)) return failure({ id: null, error: 'the line is not a JSON object' });
  const id = idFrom(row.id);
  const { text, source } = row;
  if (id === null) return failure({ id, error: 'it has no id' });
  if (typeof text !== 'string' || text.trim() === '') return failure({ id, error: 'it has no text' });
  if (text.length > longestNotice) return failure({ id, error: `its text is longer than ${longestNotice} letters` });
  const publishedOn = dayFrom(row.published_on);
  if (!publishedOn.ok) return failure({ id, error: publishedOn.error });
  return success({ id, text, source: typeof source === 'string' ? source : null, publishedOn: publishedOn.value });
}
