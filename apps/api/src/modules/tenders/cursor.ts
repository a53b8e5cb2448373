/** The place in a list after a tender: newest first, and by id where two came at the same moment. */
export interface Place {
  createdAt: Date;
  id: number;
}

export const toCursor = ({ createdAt, id }: Place): string =>
  Buffer.from(`${createdAt.toISOString()}|${id}`).toString('base64url');

/** Null for a cursor that we did not make. */
export function parseCursor(cursor: string): Place | null {
  const [instant = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('|');
  const createdAt = new Date(instant);
  const isOurs = !Number.isNaN(createdAt.getTime()) && createdAt.toISOString() === instant && /^\d{1,9}$/.test(id);
  return isOurs ? { createdAt, id: Number(id) } : null;
}
