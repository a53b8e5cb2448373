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
 * Items that no setup has added before; they are remembered as added. So rows that an operator removed or changed stay
 * that way.
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
