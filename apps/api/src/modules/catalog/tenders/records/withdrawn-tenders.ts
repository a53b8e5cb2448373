import type { BidStage } from '@awaj/domain/saved-tender';
import { sql } from 'kysely';
import type { Database } from '../../../../database/database.ts';
import { mergePrintings } from './tender-changes.ts';
import { type Cause, recordEvents } from './tender-events.ts';
import { readTenders, reviveDates, type TenderRecord } from './tender-records.ts';
import { rewriteTenders, storeTenders } from './tenders.writer.ts';

/** Older rows have only the first two values, because there were no stages. */
type SavedBy = [userId: number, savedAt: string, stage: BidStage, note: string | null][];

async function readSavers(trx: Database, id: number): Promise<SavedBy> {
  const rows = await trx
    .selectFrom('saved_tenders')
    .select(['user_id', 'saved_at', 'stage', 'note'])
    .where('tender_id', '=', id)
    .execute();
  return rows.map(({ user_id, saved_at, stage, note }) => [user_id, saved_at.toISOString(), stage, note]);
}

/** Skips users who were deleted meanwhile. */
export async function saveFor(trx: Database, id: number, savedBy: SavedBy): Promise<void> {
  await sql`insert into saved_tenders (user_id, tender_id, saved_at, stage, note)
    select u.id, ${id}, (x ->> 1)::timestamptz, coalesce(x ->> 2, 'considering'), x ->> 3 from jsonb_array_elements(${JSON.stringify(savedBy)}::jsonb) x
    join users u on u.id = (x ->> 0)::integer
    on conflict do nothing`.execute(trx);
}

/** Moves a tender from the public tables into the table of withdrawn ones. */
async function removeTender(trx: Database, tender: TenderRecord, mergedInto: number | null, { at, reason }: Cause) {
  const row = {
    tender_id: tender.id,
    merged_into: mergedInto,
    record: JSON.stringify(tender),
    saved_by: JSON.stringify(await readSavers(trx, tender.id)),
    withdrawn_at: at,
    reason: reason ?? '',
  };
  await trx.insertInto('withdrawn_tenders').values(row).execute();
  await trx.deleteFrom('tenders').where('id', '=', tender.id).execute();
}

/** False when the tender does not exist. */
export async function withdrawTender(trx: Database, id: number, cause: Cause): Promise<boolean> {
  const [tender] = await readTenders(trx, [id]);
  if (!tender) return false;
  await removeTender(trx, tender, null, cause);
  await recordEvents(trx, [{ tenderId: id, kind: 'withdrawn', ...cause }]);
  return true;
}

/** Restores a withdrawn tender, also in the lists of those who had saved it. */
export async function restoreTender(
  trx: Database,
  id: number,
  cause: Cause,
): Promise<'restored' | 'missing' | 'merged'> {
  const row = await trx.selectFrom('withdrawn_tenders').selectAll().where('tender_id', '=', id).executeTakeFirst();
  if (!row) return 'missing';
  if (row.merged_into !== null) return 'merged';
  await trx.deleteFrom('withdrawn_tenders').where('tender_id', '=', id).execute();
  await storeTenders(trx, [reviveDates(row.record as TenderRecord)], cause.at);
  await saveFor(trx, id, row.saved_by as SavedBy);
  await recordEvents(trx, [{ tenderId: id, kind: 'restored', ...cause }]);
  return 'restored';
}

/** Merges a tender into another, which gets its printings, notices and savers. */
export async function mergeTenders(
  trx: Database,
  { from, into }: { from: number; into: number },
  cause: Cause,
): Promise<'merged' | 'same' | 'missing'> {
  if (from === into) return 'same';
  const tenders = await readTenders(trx, [from, into]);
  const kept = tenders.find(({ id }) => id === into);
  const merged = tenders.find(({ id }) => id === from);
  if (!kept || !merged) return 'missing';
  const savedBy = await readSavers(trx, from);
  await removeTender(trx, merged, into, cause);
  const sources = mergePrintings(kept.sources, merged.sources);
  await rewriteTenders(trx, [{ ...kept, sources }], cause.at);
  await saveFor(trx, into, savedBy);
  await trx.updateTable('notices').set({ tender_id: into }).where('tender_id', '=', from).execute();
  // Older redirects to the merged tender are updated.
  await trx.updateTable('withdrawn_tenders').set({ merged_into: into }).where('merged_into', '=', from).execute();
  await recordEvents(trx, [
    { tenderId: into, kind: 'merged', changes: { tender: [from, into] }, ...cause },
    { tenderId: from, kind: 'merged', changes: { tender: [from, into] }, ...cause },
  ]);
  return 'merged';
}

/** A tender that is about to be stored again under its old number, so that links to it work again. */
interface ReturningTender {
  id: number;
  savedBy: SavedBy;
}

/** Takes back a tender that was merged into another. Null if this notice did not create one. */
export async function takeBackMerged(
  trx: Database,
  { mergedInto, noticeId }: { mergedInto: number; noticeId: number },
): Promise<ReturningTender | null> {
  const { rows } = await sql<ReturningTender>`
    delete from withdrawn_tenders w using tender_events e
    where w.merged_into = ${mergedInto} and e.tender_id = w.tender_id and e.kind = 'published'
      and e.notice_id = ${noticeId}
    returning w.tender_id as id, w.saved_by as "savedBy"`.execute(trx);
  return rows[0] ?? null;
}

/** Takes back tenders that were removed by undoing the import of these notices. */
export async function takeBackUndone<Notice extends { sourceId: number; key: string }>(
  trx: Database,
  notices: readonly Notice[],
): Promise<ReadonlyMap<Notice, ReturningTender>> {
  const { rows } = await sql<ReturningTender & { at: number }>`
    delete from withdrawn_tenders w
    using unnest(${notices.map(({ sourceId }) => sourceId)}::smallint[], ${notices.map(({ key }) => key)}::text[])
      with ordinality n (source_id, key, at)
    where w.notice_source_id = n.source_id and w.notice_key = n.key
    returning w.tender_id as id, w.saved_by as "savedBy", n.at::integer`.execute(trx);
  return new Map(rows.flatMap(({ at, ...tender }) => notices.slice(at - 1, at).map((notice) => [notice, tender])));
}

/** The tender that a merged one now belongs to. */
export async function findSuccessor(db: Database, id: number): Promise<number | null> {
  const row = await db
    .selectFrom('withdrawn_tenders')
    .select('merged_into')
    .where('tender_id', '=', id)
    .executeTakeFirst();
  return row?.merged_into ?? null;
}
