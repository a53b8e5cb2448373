import type { Database } from '../database/database.ts';

export type ListName =
  | 'languages'
  | 'regions'
  | 'categories'
  | 'sources'
  | 'banks'
  | 'names'
  | 'words'
  | 'synonyms'
  | 'aliases'
  | 'holidays';

/**
 * Those that no setup has brought before; they are remembered as brought from here on. What an operator has removed or
 * changed since is thereby left as it is.
 */
export async function newItems<Item>(
  trx: Database,
  list: ListName,
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Promise<Item[]> {
  const brought = await trx.selectFrom('setup_rows').select('key').where('list', '=', list).execute();
  const known = new Set(brought.map(({ key }) => key));
  const fresh = items.filter((item) => !known.has(keyOf(item)));
  if (fresh.length > 0)
    await trx
      .insertInto('setup_rows')
      .values(fresh.map((item) => ({ list, key: keyOf(item) })))
      .execute();
  return fresh;
}
