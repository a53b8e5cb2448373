import type { BidProgress, BidProgressChange } from '@awaj/api-client/schema';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/errors.ts';

interface Saved {
  userId: number;
  tenderId: number;
}

/** Changes the note and stage of a saved tender. */
export async function updateProgress(
  db: Database,
  { userId, tenderId }: Saved,
  { stage, note }: BidProgressChange,
): Promise<BidProgress> {
  const key = { user_id: userId, tender_id: tenderId };
  const change = {
    ...(stage !== undefined && { stage }),
    ...(note !== undefined && { note: note.trim() || null }),
  };
  // Sets unchanged fields to themselves: one statement, which also says whether the tender is saved.
  const [progress] = await db
    .updateTable('saved_tenders')
    .set((eb) => ({ stage: eb.ref('stage'), ...change }))
    .where((eb) => eb.and(key))
    .returning(['stage', 'note'])
    .execute();
  if (!progress) throw new AppError('notFound');
  return progress;
}
