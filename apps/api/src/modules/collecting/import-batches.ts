import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { changeTender, type TenderChange } from '../catalog/tenders/records/tender-changes.ts';
import { type Cause, type FieldChanges, isSameValue } from '../catalog/tenders/records/tender-events.ts';
import { readTenders, reviveDates, type TenderRecord } from '../catalog/tenders/records/tender-records.ts';
import { withdrawTender } from '../catalog/tenders/records/withdrawn-tenders.ts';
import { forgetFingerprints, storeFingerprints } from './publishing/fingerprint-store.ts';
import { fingerprintOfNotice, readSlugs } from './publishing/notice-fingerprint.ts';
import { reviveNotice } from './publishing/notice-store.ts';
import { rebuildTender } from './publishing/rebuild-tender.ts';

export const listBatches = (db: Database, limit: number) =>
  db.selectFrom('import_batches').selectAll().orderBy('id', 'desc').limit(limit).execute();

export type UndoOutcome =
  | { kind: 'undone'; withdrawn: number; changedBack: number; kept: string[] }
  | { kind: 'unknown' }
  | { kind: 'undone-before' }
  /** A later import changed the same notices. It has to be undone first. */
  | { kind: 'later-import'; batchId: number };

async function laterBatch(trx: Database, batchId: number): Promise<number | null> {
  const row = await trx
    .selectFrom('notice_versions')
    .select('replaced_by')
    .where('batch_id', '=', batchId)
    .orderBy('replaced_by', 'desc')
    .executeTakeFirst();
  return row?.replaced_by ?? null;
}

/** Reverts the changes of an import, except fields that were changed again later. */
function changeBack(tender: TenderRecord, changes: FieldChanges): { change: TenderChange; kept: string[] } {
  const current: Record<string, unknown> = { ...tender };
  const entries = Object.entries(changes);
  const isUntouched = ([name, [, to]]: (typeof entries)[number]) => isSameValue(current[name], to);
  const change: TenderChange = Object.fromEntries(entries.filter(isUntouched).map(([name, [from]]) => [name, from]));
  return {
    change: reviveDates(change),
    kept: entries.filter((entry) => !isUntouched(entry)).map(([name]) => `${name} of tender ${tender.id}`),
  };
}

/** Restores the earlier text of notices and deletes those of this import, so that they can be imported again. */
async function restoreNotices(trx: Database, batchId: number): Promise<void> {
  const versions = await trx
    .selectFrom('notice_versions')
    .selectAll()
    .where('replaced_by', '=', batchId)
    .orderBy('id', 'desc')
    .execute();
  const slugs = await readSlugs(trx);
  const gone = await trx.selectFrom('notices').select('id').where('batch_id', '=', batchId).execute();
  await forgetFingerprints(
    trx,
    gone.map(({ id }) => id),
  );
  for (const { notice_id, batch_id, content_hash, record } of versions) {
    await trx
      .updateTable('notices')
      .set({
        batch_id,
        content_hash,
        record: JSON.stringify(record),
        // A notice without a key of its own has the hash of its content as key.
        external_key: sql`case external_key when encode(content_hash, 'hex')
          then ${content_hash.toString('hex')} else external_key end`,
      })
      .where('id', '=', notice_id)
      .execute();
    const fingerprint = fingerprintOfNotice(reviveNotice(record), slugs);
    await storeFingerprints(trx, [{ id: notice_id, fingerprint }]);
  }
  await trx.deleteFrom('notice_versions').where('replaced_by', '=', batchId).execute();
  await trx.deleteFrom('notices').where('batch_id', '=', batchId).execute();
}

/** Finds split-off tenders that have no notice besides those of this import. */
const splitOff = (trx: Database, batchId: number) =>
  sql<{ id: number }>`
    select distinct n.tender_id as id from notices n
    join tender_events e on e.tender_id = n.tender_id and e.kind = 'split' and (e.changes -> 'tender' ->> 1)::integer = e.tender_id
    where n.batch_id = ${batchId} and not exists (
      select from notices o where o.tender_id = n.tender_id and o.batch_id is distinct from ${batchId})`.execute(trx);

/** Remembers which notice created each of these tenders, so that importing it again brings the old number back. */
const rememberNotices = (trx: Database, batchId: number, tenderIds: readonly number[]) =>
  sql`
    update withdrawn_tenders w set notice_source_id = n.source_id, notice_key = n.external_key
    from (
      select distinct on (tender_id) tender_id, source_id, external_key from notices
      where batch_id = ${batchId} and record is not null order by tender_id, id
    ) n where w.tender_id = n.tender_id and w.tender_id = any(${tenderIds}::integer[])`.execute(trx);

/** Undoes an import: withdraws its new tenders and reverts its changes. */
export async function undoBatch(trx: Database, batchId: number, cause: Cause): Promise<UndoOutcome> {
  const batch = await trx.selectFrom('import_batches').select('undone_at').where('id', '=', batchId).executeTakeFirst();
  if (!batch) return { kind: 'unknown' };
  if (batch.undone_at) return { kind: 'undone-before' };
  const later = await laterBatch(trx, batchId);
  if (later !== null) return { kind: 'later-import', batchId: later };
  const events = await trx
    .selectFrom('tender_events')
    .select(['tender_id', 'kind', 'changes'])
    .where('batch_id', '=', batchId)
    .orderBy('id', 'desc')
    .execute();
  const undone = { changedBack: 0, kept: [] as string[] };
  const withdrawn: number[] = [];
  for (const { tender_id, kind, changes } of events) {
    if (kind === 'published') {
      if (await rebuildTender(trx, tender_id, batchId, cause)) undone.changedBack += 1;
      else if (await withdrawTender(trx, tender_id, cause)) withdrawn.push(tender_id);
      continue;
    }
    const [tender] = await readTenders(trx, [tender_id]);
    if (!tender) continue;
    const { change, kept } = changeBack(tender, changes as FieldChanges);
    undone.kept.push(...kept);
    await changeTender(trx, tender_id, 'corrected', change, cause);
    undone.changedBack += 1;
  }
  for (const { id } of (await splitOff(trx, batchId)).rows)
    if (await withdrawTender(trx, id, cause)) withdrawn.push(id);
  await rememberNotices(trx, batchId, withdrawn);
  await restoreNotices(trx, batchId);
  await trx.updateTable('import_batches').set({ undone_at: cause.at }).where('id', '=', batchId).execute();
  return { kind: 'undone', withdrawn: withdrawn.length, ...undone };
}
