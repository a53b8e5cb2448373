/** The place in a list after a tender: newest first, and by id where two came at the same moment. */
export interface Place {
  createdAt: Date;
  id: number;
}

export const toCursor = ({ createdAt, id }: Place): string =>
  Buffer.from(`${createdAt.toISOString()}|${id}`).toString('base64url');

/** The place after a tender in the order of closing; null for those without a date, which come last. */
export interface ClosingPlace {
  openUntil: Date | null;
  id: number;
}

const never = 'never';

export const toClosingCursor = ({ openUntil, id }: ClosingPlace): string =>
  Buffer.from(`closing|${openUntil?.toISOString() ?? never}|${id}`).toString('base64url');

/** Null for a cursor that we did not make, or made for the other order. */
export function parseClosingCursor(cursor: string): ClosingPlace | null {
  const [order, instant = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('|');
  if (order !== 'closing' || !/^\d{1,9}$/.test(id)) return null;
  if (instant === never) return { openUntil: null, id: Number(id) };
  const openUntil = new Date(instant);
  const isOurs = !Number.isNaN(openUntil.getTime()) && openUntil.toISOString() === instant;
  return isOurs ? { openUntil, id: Number(id) } : null;
}

/** Null for a cursor that we did not make. */
export function parseCursor(cursor: string): Place | null {
  const [instant = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('|');
  const createdAt = new Date(instant);
  const isOurs = !Number.isNaN(createdAt.getTime()) && createdAt.toISOString() === instant && /^\d{1,9}$/.test(id);
  return isOurs ? { createdAt, id: Number(id) } : null;
}
