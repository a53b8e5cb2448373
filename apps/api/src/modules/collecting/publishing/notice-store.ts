import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { CheckedNotice } from '../import/notice/checked-notice.ts';
import { forgetFingerprints, storeFingerprints } from './fingerprint-store.ts';
import { identityOf, type KeyedNotice } from './notice-keys.ts';
import type { Publishing } from './publishing.ts';

/** A notice that is stored already. */
export interface StoredNotice {
  id: number;
  sourceId: number;
  key: string;
  tenderId: number;
  contentHash: Uint8Array;
  batchId: number | null;
  /** Its content at that time. */
  record: CheckedNotice;
}

/** Restores the dates of a notice that was stored as JSON. */
export function reviveNotice(record: unknown): CheckedNotice {
  const notice = record as CheckedNotice;
  const date = (value: Date | null) => (value === null ? null : new Date(value));
  return {
    ...notice,
    postedAt: date(notice.postedAt),
    opensAt: date(notice.opensAt),
    closesAt: date(notice.closesAt),
    cancelledAt: date(notice.cancelledAt),
  };
}

/** Reads the contents of a tender's notices, except one. */
export async function readRecords(trx: Database, tenderId: number, without?: number): Promise<CheckedNotice[]> {
  const rows = await trx
    .selectFrom('notices')
    .select('record')
    .where('tender_id', '=', tenderId)
    .where('record', 'is not', null)
    .$if(without !== undefined, (query) => query.where('id', '<>', without ?? 0))
    .orderBy('id')
    .execute();
  return rows.map(({ record }) => reviveNotice(record));
}

const storedColumns = sql`n.id, n.source_id as "sourceId", n.external_key as key, n.tender_id as "tenderId",
  n.content_hash as "contentHash", n.batch_id as "batchId", n.record`;

const revived = (row: StoredNotice): StoredNotice => ({ ...row, record: reviveNotice(row.record) });

const storedAmong = (notices: readonly KeyedNotice[]) => sql`
  notices n join unnest(${notices.map(({ sourceId }) => sourceId)}::smallint[], ${notices.map(({ key }) => key)}::text[])
    k (source_id, key) on n.source_id = k.source_id and n.external_key = k.key
  where n.record is not null`;

/** Finds the notices that are stored already. */
export async function readIdentities(trx: Database, notices: readonly KeyedNotice[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<Pick<StoredNotice, 'sourceId' | 'key'>>`
    select n.source_id as "sourceId", n.external_key as key from ${storedAmong(notices)}`.execute(trx);
  return new Set(rows.map(identityOf));
}

export async function readStored(
  trx: Database,
  notices: readonly KeyedNotice[],
): Promise<ReadonlyMap<string, StoredNotice>> {
  const { rows } = await sql<StoredNotice>`select ${storedColumns} from ${storedAmong(notices)}`.execute(trx);
  return new Map(rows.map(revived).map((row) => [identityOf(row), row]));
}

/** Reads the notices of a tender from one source and day. */
export async function readOfDay(
  trx: Database,
  tenderId: number,
  sourceId: number,
  publishedOn: string,
): Promise<StoredNotice[]> {
  const { rows } = await sql<StoredNotice>`
    select ${storedColumns} from notices n where n.tender_id = ${tenderId} and n.source_id = ${sourceId}
      and n.published_on = ${publishedOn}::date and n.record is not null order by n.id`.execute(trx);
  return rows.map(revived);
}

export interface Placed extends KeyedNotice {
  tenderId: number;
}

const rowsAtOnce = 1_000;

/** Makes a row for each printing. The first has the content and the key. */
function toRows({ notice, key, contentHash, json, tenderId }: Placed, batchId: number | null, now: Date) {
  return notice.sources.map(({ sourceId, publishedOn }, at) => ({
    source_id: sourceId,
    external_key: at === 0 ? key : `${key} ${publishedOn}`,
    tender_id: tenderId,
    kind: notice.kind,
    published_on: publishedOn,
    content_hash: contentHash,
    record: at === 0 ? json : null,
    batch_id: batchId,
    created_at: now,
  }));
}

/** Stores notices with their fingerprints and returns their ids in order. */
export async function insertNotices(
  { trx, cause, fingerprintOf, known }: Publishing,
  notices: readonly Placed[],
): Promise<number[]> {
  const rows = notices.flatMap((notice) => toRows(notice, cause.batchId ?? null, cause.at));
  const ids: number[] = [];
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const stored = await trx
      .insertInto('notices')
      .values(rows.slice(start, start + rowsAtOnce))
      // Two lists of printings may overlap under one key.
      .onConflict((conflict) => conflict.columns(['source_id', 'external_key']).doNothing())
      // Not the record itself, which would be sent back and parsed.
      .returning(['id', sql<boolean>`record is not null`.as('isFirst')])
      .execute();
    ids.push(...stored.filter(({ isFirst }) => isFirst).map(({ id }) => id));
  }
  const compared = notices.flatMap((notice, at) => {
    const id = ids[at];
    return id === undefined ? [] : [{ id, fingerprint: fingerprintOf(notice) }];
  });
  await storeFingerprints(trx, compared);
  for (const { id, fingerprint } of compared) known.keep(id, fingerprint);
  return ids;
}

/** Replaces the content of a notice and keeps the old version. */
export async function replaceNotice(
  { trx, cause, fingerprintOf, known }: Publishing,
  stored: StoredNotice,
  notice: KeyedNotice,
): Promise<void> {
  const batchId = cause.batchId ?? null;
  if (batchId !== null)
    await trx
      .insertInto('notice_versions')
      .values({
        notice_id: stored.id,
        replaced_by: batchId,
        batch_id: stored.batchId,
        content_hash: Buffer.from(stored.contentHash),
        record: JSON.stringify(stored.record),
      })
      .execute();
  const [first, ...further] = toRows({ ...notice, tenderId: stored.tenderId }, batchId, cause.at);
  if (!first) return;
  const { created_at: _, ...changed } = first;
  await trx.updateTable('notices').set(changed).where('id', '=', stored.id).execute();
  known.forget(stored.id);
  await forgetFingerprints(trx, [stored.id]);
  await storeFingerprints(trx, [{ id: stored.id, fingerprint: fingerprintOf(notice) }]);
  await trx
    .deleteFrom('notices')
    .where('tender_id', '=', stored.tenderId)
    .where('record', 'is', null)
    .where('external_key', 'like', `${stored.key.replace(/[\\%_]/g, '\\$&')} %`)
    .execute();
  if (further.length > 0)
    await trx
      .insertInto('notices')
      .values(further)
      .onConflict((conflict) => conflict.columns(['source_id', 'external_key']).doNothing())
      .execute();
}
