import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { mostOfKey } from '../matching/candidate-index.ts';
import { candidateKeys } from '../matching/candidate-keys.ts';
import type { Fingerprint } from '../matching/fingerprint/fingerprint.ts';
import {
  fingerprintVersion,
  keyNumber,
  packFingerprint,
  unpackFingerprint,
} from '../matching/fingerprint/stored-fingerprint.ts';
import type { PublishedNotice } from '../matching/place-notice.ts';
import { mostChecked } from '../matching/tender-clusters.ts';

/** A stored notice with its fingerprint. */
export interface PrintedNotice extends PublishedNotice {
  id: number;
  sourceId: number;
  key: string;
  kind: string;
  publishedOn: string;
}

const known = new WeakMap<Fingerprint, number[]>();

/** The keys of a fingerprint, cached because placing and storing both need them. */
export function keysOf(fingerprint: Fingerprint): number[] {
  const keys = known.get(fingerprint) ?? [...new Set(candidateKeys(fingerprint).map(keyNumber))];
  known.set(fingerprint, keys);
  return keys;
}

/** Deletes the fingerprints and keys of notices that are deleted or changed. */
export async function forgetFingerprints(trx: Database, noticeIds: readonly number[]): Promise<void> {
  await sql`
    delete from notice_keys k using notice_fingerprints f
    where f.notice_id = any(${noticeIds}::integer[]) and k.notice_id = f.notice_id and k.key = any(f.keys)`.execute(
    trx,
  );
  await sql`delete from notice_fingerprints where notice_id = any(${noticeIds}::integer[])`.execute(trx);
}

export async function storeFingerprints(
  trx: Database,
  notices: readonly { id: number; fingerprint: Fingerprint }[],
): Promise<void> {
  if (notices.length === 0) return;
  const keyed = notices.map(({ id, fingerprint }) => ({ id, fingerprint, keys: keysOf(fingerprint) }));
  const rows = keyed.map(({ id, fingerprint, keys }) => ({
    notice_id: id,
    version: fingerprintVersion,
    fingerprint: packFingerprint(fingerprint),
    keys,
  }));
  await trx.insertInto('notice_fingerprints').values(rows).execute();
  const pairs = keyed.flatMap(({ id, keys }) => keys.map((key) => ({ key, id })));
  await sql`
    insert into notice_keys (key, notice_id)
    select * from unnest(${pairs.map(({ key }) => key)}::bigint[], ${pairs.map(({ id }) => id)}::integer[])`.execute(
    trx,
  );
}

/** Finds the newest notices for each key, newest last. */
export async function noticesByKey(
  trx: Database,
  keys: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const { rows } = await sql<{ key: number; notices: number[] }>`
    select k.key, c.notices from unnest(${keys}::bigint[]) k (key)
    cross join lateral (
      select array_agg(n.notice_id order by n.notice_id) as notices from (
        select notice_id from notice_keys where notice_keys.key = k.key order by notice_id desc limit ${mostOfKey}
      ) n
    ) c where c.notices is not null`.execute(trx);
  return new Map(rows.map(({ key, notices }) => [key, notices]));
}

/** A cache of fingerprints. Those of one buyer are needed often. */
export interface KnownFingerprints {
  get(id: number): Fingerprint | undefined;
  keep(id: number, fingerprint: Fingerprint): void;
  forget(id: number): void;
}

const mostKnown = 3_000;

/** Keeps two generations. A used entry moves to the newer one. The older one is dropped when the newer one is full. */
export function createKnownFingerprints(most = mostKnown): KnownFingerprints {
  let newer = new Map<number, Fingerprint>();
  let older = newer;
  const keep = (id: number, fingerprint: Fingerprint) => {
    if (newer.size >= most / 2) {
      older = newer;
      newer = new Map();
    }
    newer.set(id, fingerprint);
  };
  return {
    get(id) {
      const found = newer.get(id) ?? older.get(id);
      if (found && !newer.has(id)) keep(id, found);
      return found;
    },
    keep,
    forget(id) {
      newer.delete(id);
      older.delete(id);
    },
  };
}

interface Comparing {
  trx: Database;
  known: KnownFingerprints;
}

type Row = Omit<PrintedNotice, 'fingerprint'>;

async function withFingerprints({ trx, known }: Comparing, rows: readonly Row[]): Promise<PrintedNotice[]> {
  // Loading the others may drop these from the cache.
  const found = new Map<number, Fingerprint>();
  for (const { id } of rows) {
    const fingerprint = known.get(id);
    if (fingerprint) found.set(id, fingerprint);
  }
  const unknown = rows.map(({ id }) => id).filter((id) => !found.has(id));
  if (unknown.length > 0)
    for (const { notice_id: id, fingerprint } of await trx
      .selectFrom('notice_fingerprints')
      .select(['notice_id', 'fingerprint'])
      .where('notice_id', '=', sql<number>`any(${unknown}::integer[])`)
      .where('version', '=', fingerprintVersion)
      .execute())
      found.set(id, unpackFingerprint(fingerprint));
  for (const id of unknown) {
    const fingerprint = found.get(id);
    if (fingerprint) known.keep(id, fingerprint);
  }
  return rows.flatMap((row) => {
    const fingerprint = found.get(row.id);
    return fingerprint ? [{ ...row, fingerprint }] : [];
  });
}

const columns = sql`n.id, n.tender_id as "tenderId", n.source_id as "sourceId", n.external_key as key, n.kind,
  n.published_on as "publishedOn"`;

export async function readPrinted(
  comparing: Comparing,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PrintedNotice>> {
  const { rows } = await sql<Row>`select ${columns} from notices n where n.id = any(${ids}::integer[])`.execute(
    comparing.trx,
  );
  return new Map((await withFingerprints(comparing, rows)).map((each) => [each.id, each]));
}

/**
 * Reads the newest notices of each tender. The limit is applied here, because a limit in SQL makes the planner scan all
 * notices.
 */
export async function readPrintingsOf(
  comparing: Comparing,
  tenderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PrintedNotice[]>> {
  if (tenderIds.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select ${columns} from notices n where n.tender_id = any(${tenderIds}::integer[]) and n.record is not null
    order by n.id`.execute(comparing.trx);
  const ofTender = new Map<number, Row[]>(tenderIds.map((id) => [id, []]));
  for (const row of rows) ofTender.get(row.tenderId)?.push(row);
  const first = [...ofTender.values()].flatMap((all) => all.slice(0, mostChecked));
  const printings = new Map<number, PrintedNotice[]>(tenderIds.map((id) => [id, []]));
  for (const each of await withFingerprints(comparing, first)) printings.get(each.tenderId)?.push(each);
  return printings;
}
