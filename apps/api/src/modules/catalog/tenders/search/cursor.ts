import type { SortOrder } from '@awaj/domain/search-filters';

/**
 * A tender's position in a list's order; equal instants are ordered by id. By relevance: the time of the ranking, and
 * how many were read.
 */
export interface ListPosition {
  /** When it was posted, or when it closes; null without a deadline, which sorts last. */
  at: Date | null;
  id: number;
}

const prefixes = { '': '', closing: 'closing|', relevance: 'relevance|' } as const satisfies Record<SortOrder, string>;
const never = 'never';

export function toCursor(sort: SortOrder, { at, id }: ListPosition): string {
  return Buffer.from(`${prefixes[sort]}${at?.toISOString() ?? never}|${id}`).toString('base64url');
}

/** Accepts only our own format with a year of four digits, because databases refuse others. */
function parseInstant(text: string): Date | null {
  if (!/^\d{4}-/.test(text)) return null;
  const instant = new Date(text);
  return !Number.isNaN(instant.getTime()) && instant.toISOString() === text ? instant : null;
}

/** Null for a cursor that is malformed or belongs to a different order. */
export function parseCursor(sort: SortOrder, cursor: string): ListPosition | null {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const prefix = prefixes[sort];
  if (!text.startsWith(prefix)) return null;
  const [instant = '', id = ''] = text.slice(prefix.length).split('|');
  if (!/^\d{1,9}$/.test(id)) return null;
  if (sort === 'closing' && instant === never) return { at: null, id: Number(id) };
  const at = parseInstant(instant);
  return at && { at, id: Number(id) };
}
