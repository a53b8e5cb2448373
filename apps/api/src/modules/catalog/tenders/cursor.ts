import type { SortOrder } from '@awaj/domain/search-filters';

/** A tender's position in a list, in the order that the list comes in. Two of the same moment come by their id. */
export interface ListPosition {
  /** When it was posted, or when it closes: null for those that do not, which close last. */
  at: Date | null;
  id: number;
}

const closingPrefix = 'closing|';
const never = 'never';

export function toCursor(sort: SortOrder, { at, id }: ListPosition): string {
  const text = `${at?.toISOString() ?? never}|${id}`;
  return Buffer.from(sort === 'closing' ? closingPrefix + text : text).toString('base64url');
}

function parseInstant(text: string): Date | null {
  const instant = new Date(text);
  return !Number.isNaN(instant.getTime()) && instant.toISOString() === text ? instant : null;
}

/** Null for a cursor that we did not make, or made for the other order. */
export function parseCursor(sort: SortOrder, cursor: string): ListPosition | null {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const prefix = sort === 'closing' ? closingPrefix : '';
  if (!text.startsWith(prefix)) return null;
  const [instant = '', id = ''] = text.slice(prefix.length).split('|');
  if (!/^\d{1,9}$/.test(id)) return null;
  if (sort === 'closing' && instant === never) return { at: null, id: Number(id) };
  const at = parseInstant(instant);
  return at && { at, id: Number(id) };
}
