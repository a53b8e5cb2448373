import type { SavedTender } from '@awaj/api-client/schema';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/errors.ts';
import { lockUser } from '../identity/users.ts';

async function remove(db: Database, key: { user_id: number; tender_id: number }): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_tenders')
    .where((eb) => eb.and(key))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

async function countOf(db: Database, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('saved_tenders')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export function createSavingService({ db, now }: { db: Database; now: () => Date }) {
  /** Saves or unsaves a tender, as requested, or toggles it. */
  return async function save(userId: number, tenderId: number, to: 0 | 1 | undefined): Promise<SavedTender> {
    const key = { user_id: userId, tender_id: tenderId };
    return db.transaction().execute(async (trx) => {
      // Locked, so that toggling twice restores the state.
      await lockUser(trx, userId);
      const tender = await trx.selectFrom('tenders').select('id').where('id', '=', tenderId).executeTakeFirst();
      if (!tender) throw new AppError('notFound');
      const wasSaved = to === 1 ? false : await remove(trx, key);
      const isSaved = to ?? (wasSaved ? 0 : 1);
      if (isSaved === 1)
        await trx
          .insertInto('saved_tenders')
          .values({ ...key, saved_at: now() })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      return { count: await countOf(trx, userId), is_saved: isSaved };
    });
  };
}
