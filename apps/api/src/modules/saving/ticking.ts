import type { RequirementTick } from '@awaj/api-client/schema';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/errors.ts';

interface Tick extends RequirementTick {
  userId: number;
  tenderId: number;
}

/** Ticks a requirement of a notice, or removes the tick. */
export async function tickRequirement(db: Database, { userId, tenderId, kind, to }: Tick, at: Date): Promise<void> {
  const tender = await db.selectFrom('tenders').select('id').where('id', '=', tenderId).executeTakeFirst();
  if (!tender) throw new AppError('notFound');
  const key = { user_id: userId, tender_id: tenderId, kind };
  if (to === 1)
    await db
      .insertInto('ticked_requirements')
      .values({ ...key, ticked_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await db
      .deleteFrom('ticked_requirements')
      .where((eb) => eb.and(key))
      .execute();
}
