import type { Database } from '../../../database/database.ts';

/** A notice or document that could not be published. */
export interface Refused {
  address: string;
  /** The key of the notice in the document. Empty for the whole document. */
  noticeKey: string;
  reason: string;
  detail: string;
  documentId: number | null;
}

const longestDetail = 2_000;

/**
 * Adds to the quarantine, each item once. A dismissed item stays dismissed while its document is the same. An item that
 * fails again after a replay is open again.
 */
export async function addToQuarantine(
  db: Database,
  { collectorId, runId, now }: { collectorId: number; runId: number | null; now: Date },
  refused: readonly Refused[],
): Promise<void> {
  const rows = refused.map(({ address, noticeKey, reason, detail, documentId }) => ({
    collector_id: collectorId,
    address,
    notice_key: noticeKey,
    reason,
    detail: detail.slice(0, longestDetail),
    raw_document_id: documentId,
    run_id: runId,
    first_seen_at: now,
    last_seen_at: now,
  }));
  // One statement may write a row only once, so the later of two notices with the same key counts.
  const once = new Map(rows.map((row) => [JSON.stringify([row.address, row.notice_key, row.reason]), row]));
  if (once.size === 0) return;
  await db
    .insertInto('quarantine')
    .values([...once.values()])
    .onConflict((conflict) =>
      conflict.columns(['collector_id', 'address', 'notice_key', 'reason']).doUpdateSet((eb) => ({
        detail: eb.ref('excluded.detail'),
        raw_document_id: eb.ref('excluded.raw_document_id'),
        run_id: eb.ref('excluded.run_id'),
        last_seen_at: eb.ref('excluded.last_seen_at'),
        state: eb
          .case()
          .when(
            eb.and([
              eb('quarantine.state', '=', 'dismissed'),
              eb('quarantine.raw_document_id', 'is not distinct from', eb.ref('excluded.raw_document_id')),
            ]),
          )
          .then('dismissed' as const)
          .else('open' as const)
          .end(),
      })),
    )
    .execute();
}

const openOf = (db: Database, collectorId: number) =>
  db
    .updateTable('quarantine')
    .set({ state: 'replayed' })
    .where('collector_id', '=', collectorId)
    .where('state', '=', 'open');

/** Closes the items of notices that were published later, from any address. */
export async function settleNotices(db: Database, collectorId: number, keys: readonly string[]): Promise<void> {
  await openOf(db, collectorId).where('notice_key', 'in', keys).execute();
}

/** Closes the item of a document that was read later. */
export async function settleDocument(db: Database, collectorId: number, address: string): Promise<void> {
  await openOf(db, collectorId).where('address', '=', address).where('notice_key', '=', '').execute();
}

export const listQuarantine = (
  db: Database,
  {
    collectorId,
    reason,
    state,
    limit,
  }: {
    collectorId?: number | undefined;
    reason?: string | undefined;
    state: 'open' | 'replayed' | 'dismissed';
    limit: number;
  },
) =>
  db
    .selectFrom('quarantine')
    .innerJoin('collectors', 'collectors.id', 'quarantine.collector_id')
    .selectAll('quarantine')
    .select('collectors.name as collector')
    .where('quarantine.state', '=', state)
    .$if(collectorId !== undefined, (query) => query.where('collector_id', '=', collectorId ?? 0))
    .$if(reason !== undefined, (query) => query.where('reason', '=', reason ?? ''))
    .orderBy('quarantine.id', 'desc')
    .limit(limit)
    .execute();

export const findQuarantined = (db: Database, id: number) =>
  db
    .selectFrom('quarantine')
    .innerJoin('collectors', 'collectors.id', 'quarantine.collector_id')
    .selectAll('quarantine')
    .select('collectors.name as collector')
    .where('quarantine.id', '=', id)
    .executeTakeFirst();

export async function dismissQuarantined(db: Database, id: number): Promise<void> {
  await db.updateTable('quarantine').set({ state: 'dismissed' }).where('id', '=', id).execute();
}
