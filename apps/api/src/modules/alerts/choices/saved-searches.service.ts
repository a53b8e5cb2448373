import { isDeepStrictEqual } from 'node:util';
import type { SavedSearchChange, SavedSearchForm } from '@awaj/api-client/schema';
import type { Viewer } from '@awaj/domain/entitlement';
import type { Selectable } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Schema } from '../../../database/schema.ts';
import { AppError, refusedFields } from '../../../http/errors.ts';
import { lockUser } from '../../identity/users.ts';
import { filtersToKeep, readName } from './search-form.ts';

export type SavedSearchRow = Selectable<Schema['saved_searches']>;

interface Owner {
  userId: number;
  viewer: Viewer;
}

const searchesAtMost = 25;
const usualHour = 7;

export const savedSearchesOf = (db: Database, userId: number): Promise<SavedSearchRow[]> =>
  db.selectFrom('saved_searches').selectAll().where('user_id', '=', userId).orderBy('name').orderBy('id').execute();

function refuseDuplicates(
  { name, filters }: Pick<SavedSearchRow, 'name' | 'filters'>,
  others: readonly SavedSearchRow[],
): void {
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw refusedFields({ name: 'searchNameTaken' });
  if (others.some((other) => isDeepStrictEqual(other.filters, filters)))
    throw refusedFields({ filters: 'searchTaken' });
}

export function createSavedSearches({ db, now }: { db: Database; now: () => Date }) {
  return {
    async create({ userId, viewer }: Owner, form: SavedSearchForm): Promise<SavedSearchRow> {
      const [name, filters] = [readName(form.name), filtersToKeep(form.filters, viewer)];
      const { frequency = 'daily', hour = usualHour } = form;
      return db.transaction().execute(async (trx) => {
        await lockUser(trx, userId);
        const others = await savedSearchesOf(trx, userId);
        refuseDuplicates({ name, filters }, others);
        if (others.length >= searchesAtMost) throw new AppError('savedSearchesFull');
        return trx
          .insertInto('saved_searches')
          .values({ user_id: userId, name, filters: JSON.stringify(filters), frequency, hour, created_at: now() })
          .returningAll()
          .executeTakeFirstOrThrow();
      });
    },

    async update({ userId, viewer }: Owner, id: number, change: SavedSearchChange): Promise<SavedSearchRow> {
      const name = change.name === undefined ? undefined : readName(change.name);
      const filters = change.filters && filtersToKeep(change.filters, viewer);
      return db.transaction().execute(async (trx) => {
        await lockUser(trx, userId);
        const searches = await savedSearchesOf(trx, userId);
        const before = searches.find((each) => each.id === id);
        if (!before) throw new AppError('notFound');
        const after = { ...before, ...change, name: name ?? before.name, filters: filters ?? before.filters };
        refuseDuplicates(
          after,
          searches.filter((each) => each.id !== id),
        );
        const { frequency, hour, is_paused } = after;
        return trx
          .updateTable('saved_searches')
          .set({ name: after.name, filters: JSON.stringify(after.filters), frequency, hour, is_paused })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
      });
    },

    async remove(userId: number, id: number): Promise<void> {
      await db.deleteFrom('saved_searches').where('user_id', '=', userId).where('id', '=', id).execute();
    },
  };
}
