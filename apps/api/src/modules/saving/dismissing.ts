import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/errors.ts';

interface Dismissal {
  userId: number;
  tenderId: number;
}

/** Dismisses a tender: alerts leave it out, and it is no longer saved. */
export async function dismissTender(db: Database, { userId, tenderId }: Dismissal, at: Date): Promise<void> {
  const key = { user_id: userId, tender_id: tenderId };
  await db.transaction().execute(async (trx) => {
    const tender = await trx.selectFrom('tenders').select('id').where('id', '=', tenderId).executeTakeFirst();
    if (!tender) throw new AppError('notFound');
    await trx
      .insertInto('dismissed_tenders')
      .values({ ...key, dismissed_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .deleteFrom('saved_tenders')
      .where((eb) => eb.and(key))
      .execute();
  });
}

export async function restoreTender(db: Database, { userId, tenderId }: Dismissal): Promise<void> {
  await db.deleteFrom('dismissed_tenders').where('user_id', '=', userId).where('tender_id', '=', tenderId).execute();
}
