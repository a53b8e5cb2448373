import { isDeepStrictEqual } from 'node:util';
import type { SavedSearchChange, SavedSearchForm } from '@awaj/api-client/schema';
import { nextAlertTime, usualSchedule } from '@awaj/domain/alert-times';
import type { Viewer } from '@awaj/domain/entitlement';
import { mostSavedSearches } from '@awaj/domain/search-filters';
import type { Selectable } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { SavedFilters } from '../../../database/people-tables.ts';
import type { Schema } from '../../../database/schema.ts';
import { AppError, refusedFields } from '../../../http/errors.ts';
import { newestBatch } from '../../catalog/feed/newest-batch.ts';
import { lockUser } from '../../identity/users.ts';
import { filtersToKeep, readName } from './search-form.ts';

type Table = Selectable<Schema['saved_searches']>;
/** A search of the reader's own, not the one for the preferences, which has no name and no filters. */
export type SavedSearchRow = Omit<Table, 'name' | 'filters'> & { name: string; filters: SavedFilters };

interface Owner {
  userId: number;
  viewer: Viewer;
}

export const savedSearchesOf = (db: Database, userId: number): Promise<SavedSearchRow[]> =>
  db
    .selectFrom('saved_searches')
    .selectAll()
    .where('user_id', '=', userId)
    .where('name', 'is not', null)
    .orderBy('name')
    .orderBy('id')
    .$narrowType<{ name: string; filters: SavedFilters }>()
    .execute();

function refuseDuplicates(
  { name, filters }: Pick<SavedSearchRow, 'name' | 'filters'>,
  others: readonly SavedSearchRow[],
): void {
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw refusedFields({ name: 'searchNameTaken' });
  if (others.some((other) => isDeepStrictEqual(other.filters, filters)))
    throw refusedFields({ filters: 'searchTaken' });
}

type Schedule = Pick<SavedSearchRow, 'frequency' | 'hour' | 'is_paused'>;

/** Applies a new schedule. Tenders of a pause are not announced afterwards. */
export function rescheduled(before: Schedule, after: Schedule, now: Date) {
  const { frequency, hour, is_paused } = after;
  const isOther = before.frequency !== frequency || before.hour !== hour || before.is_paused !== is_paused;
  return {
    ...(isOther && { next_at: is_paused ? null : nextAlertTime(after, now) }),
    ...(before.is_paused && !is_paused && { told_until: newestBatch }),
  };
}

type Change = Omit<SavedSearchChange, 'filters'> & { filters?: SavedFilters };

export function createSavedSearches({ db, now }: { db: Database; now: () => Date }) {
  const store = (userId: number, id: number, change: Change): Promise<SavedSearchRow> =>
    db.transaction().execute(async (trx) => {
      await lockUser(trx, userId);
      const searches = await savedSearchesOf(trx, userId);
      const before = searches.find((each) => each.id === id);
      if (!before) throw new AppError('notFound');
      const after = { ...before, ...change };
      const others = searches.filter((each) => each.id !== id);
      if (change.name !== undefined || change.filters) refuseDuplicates(after, others);
      const { name, filters, frequency, hour, is_paused } = after;
      return trx
        .updateTable('saved_searches')
        .set({ name, filters: JSON.stringify(filters), frequency, hour, is_paused })
        .set(rescheduled(before, after, now()))
        .where('id', '=', id)
        .returningAll()
        .$narrowType<{ name: string; filters: SavedFilters }>()
        .executeTakeFirstOrThrow();
    });

  return {
    async create({ userId, viewer }: Owner, form: SavedSearchForm): Promise<SavedSearchRow> {
      const [name, filters] = [readName(form.name), filtersToKeep(form.filters, viewer)];
      const { frequency, hour } = { ...usualSchedule, ...form };
      return db.transaction().execute(async (trx) => {
        await lockUser(trx, userId);
        const others = await savedSearchesOf(trx, userId);
        refuseDuplicates({ name, filters }, others);
        if (others.length >= mostSavedSearches) throw new AppError('savedSearchesFull');
        return trx
          .insertInto('saved_searches')
          .values({
            user_id: userId,
            name,
            filters: JSON.stringify(filters),
            frequency,
            hour,
            created_at: now(),
            next_at: nextAlertTime({ frequency, hour }, now()),
            told_until: newestBatch,
          })
          .returningAll()
          .$narrowType<{ name: string; filters: SavedFilters }>()
          .executeTakeFirstOrThrow();
      });
    },

    async update({ userId, viewer }: Owner, id: number, change: SavedSearchChange): Promise<SavedSearchRow> {
      return store(userId, id, {
        ...change,
        ...(change.name !== undefined && { name: readName(change.name) }),
        ...(change.filters && { filters: filtersToKeep(change.filters, viewer) }),
      });
    },

    pause: (userId: number, id: number, isPaused: boolean): Promise<SavedSearchRow> =>
      store(userId, id, { is_paused: isPaused }),

    async remove(userId: number, id: number): Promise<void> {
      await db.deleteFrom('saved_searches').where('user_id', '=', userId).where('id', '=', id).execute();
    },
  };
}
