import type { Database } from '../database/database.ts';

export type LookupTable = 'languages' | 'regions' | 'categories' | 'sources' | 'banks';

export const lookupRows = (trx: Database, table: LookupTable): Promise<{ id: number; slug: string | null }[]> =>
  trx.selectFrom(table).select(['id', 'slug']).execute();

/** Entries with the id of their slug in this database, without those that an operator removed. */
export async function withIds<Entry extends { slug: string }>(
  trx: Database,
  table: LookupTable,
  entries: readonly Entry[],
): Promise<(Omit<Entry, 'id'> & { id: number })[]> {
  const ids = new Map((await lookupRows(trx, table)).map(({ id, slug }) => [slug, id]));
  return entries.flatMap((entry) => {
    const id = ids.get(entry.slug);
    return id === undefined ? [] : [{ ...entry, id }];
  });
}
