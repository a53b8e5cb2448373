import { sql } from 'kysely';
import type { CollectorKind } from '../database/collector-tables.ts';
import type { Database } from '../database/database.ts';
import { type Collecting, type RunReport, runCollector } from '../modules/collecting/collectors/run-collector.ts';
import { createPublicAgent } from '../modules/collecting/fetching/public-addresses.ts';
import { seededAt } from './seeded.ts';

export interface CollectorOptions {
  kind: CollectorKind;
  config: object;
  hosts?: readonly string[];
  least?: number;
  most?: number;
  fillRates?: object;
}

const agent = createPublicAgent({ allowsLoopback: true });

/** Settings for collecting from this machine, without pauses between requests. */
export const collectingOn = (db: Database, change: Partial<Collecting> = {}): Collecting => ({
  db,
  now: () => seededAt,
  heartbeatMs: 1_000,
  fetching: {
    db,
    agent,
    times: { pauseMs: 0, firstBackoffMs: 0, longestBackoffMs: 0, holdMs: 2_000, waitMs: 60_000 },
    limits: { mostBytes: 4_000_000, withinMs: 10_000 },
  },
  ...change,
});

export async function addCollector(db: Database, name: string, options: CollectorOptions): Promise<number> {
  const { kind, config, hosts = [], least, most, fillRates = {} } = options;
  const source = await db
    .selectFrom('sources')
    .select('id')
    .where('slug', '=', 'addis-zemen')
    .executeTakeFirstOrThrow();
  const row = await db
    .insertInto('collectors')
    .values({
      name,
      source_id: source.id,
      kind,
      config: JSON.stringify(config),
      config_version: 1,
      every_seconds: 3_600,
      hosts: [...hosts],
      least_found: least ?? null,
      most_found: most ?? null,
      fill_rates: JSON.stringify(fillRates),
      next_run_at: seededAt,
      created_at: seededAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Runs a collector that is not running. */
export async function runNow(collecting: Collecting, id: number): Promise<RunReport> {
  const report = await runCollector(collecting, id, new AbortController().signal);
  if (!report) throw new Error('It is running already.');
  return report;
}

/** Pretends that an older version of the reader read all documents of a collector and saw no bonds in them. */
export async function pretendOlderReader(db: Database, collectorId: number): Promise<void> {
  const documents = sql`(select id from raw_documents where collector_id = ${collectorId})`;
  const keys = sql`(select notice_key from readings where raw_document_id in ${documents})`;
  await sql`delete from readings where reader_version = '1' and raw_document_id in ${documents}`.execute(db);
  await sql`update readings set reader_version = '1', fields = jsonb_set(fields, '{bond_birr}', 'null')
    where raw_document_id in ${documents}`.execute(db);
  await sql`update raw_documents set read_by = 1 where collector_id = ${collectorId}`.execute(db);
  await sql`update tenders set bond = null
    where id in (select tender_id from notices where external_key in ${keys})`.execute(db);
  await sql`update notices
    set record = jsonb_set(record, '{bond}', 'null'), content_hash = decode(repeat('00', 32), 'hex')
    where external_key in ${keys}`.execute(db);
}
