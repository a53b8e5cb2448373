import { readerVersion } from '@awaj/reader/version';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Cause } from '../../catalog/tenders/records/tender-events.ts';
import type { CollectedNotice } from '../adapters/adapter.ts';
import { openNoticePublisher } from '../publishing/notice-publisher.ts';
import { addToQuarantine, type Refused, settleNotices } from './quarantine.ts';
import { isRefused, type NewReading, type ReadNotice, type ReadPiece, refusal } from './read-pieces.ts';
import { countedAs, noCounts, type RunCounts } from './run-counts.ts';

/** Readings and notices that are stored together. */
export interface Chunk {
  notices: ReadNotice[];
  readings: NewReading[];
  refused: Refused[];
  /** Documents that were read completely. */
  finished: number[];
}

export const emptyChunk = (): Chunk => ({ notices: [], readings: [], refused: [], finished: [] });

export const sizeOf = ({ readings, refused }: Chunk): number => readings.length + refused.length;

export function addTo(chunk: Chunk, { reading, outcome }: ReadPiece): void {
  if (reading) chunk.readings.push(reading);
  if (isRefused(outcome)) chunk.refused.push(outcome);
  else chunk.notices.push(outcome);
}

export interface Storing {
  collectorId: number;
  /** Null if everything will be rolled back. */
  runId: number | null;
  cause: Cause;
}

export interface Stored {
  counts: RunCounts;
  /** Everything that went to quarantine: what could not be read, and what could not be published. */
  refused: readonly Refused[];
  /** How many of them are later notices whose tender is not here. */
  lost: number;
}

/** Finds versions of notices that are older than one already read. Documents may come in any order. */
async function outdated(trx: Database, collectorId: number, pieces: readonly CollectedNotice[]): Promise<Set<string>> {
  const versioned = pieces.filter(({ version }) => version !== null);
  if (versioned.length === 0) return new Set();
  const rows = await trx
    .selectFrom('readings')
    .innerJoin('raw_documents', 'raw_documents.id', 'readings.raw_document_id')
    .select(['notice_key', sql<string | null>`max(readings.fields ->> 'version')`.as('version')])
    .where('collector_id', '=', collectorId)
    .where(
      'notice_key',
      'in',
      versioned.map(({ key }) => key),
    )
    .groupBy('notice_key')
    .execute();
  const newest = new Map(rows.map(({ notice_key, version }) => [notice_key, version]));
  return new Set(
    versioned.filter(({ key, version }) => (newest.get(key) ?? '') > (version ?? '')).map(({ key }) => key),
  );
}

async function storeReadings(trx: Database, { readings, finished }: Chunk, now: Date): Promise<void> {
  if (readings.length > 0)
    await trx
      .insertInto('readings')
      .values(readings.map((each) => ({ ...each, reader_version: String(readerVersion), read_at: now })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (finished.length > 0)
    await trx
      .updateTable('raw_documents')
      .set({ read_by: readerVersion })
      .where('id', 'in', finished)
      .where('read_by', 'is distinct from', readerVersion)
      .execute();
}

/** Stores the readings in a transaction, publishes the notices and puts the refused ones in quarantine. */
export async function storeChunk(trx: Database, { collectorId, runId, cause }: Storing, chunk: Chunk): Promise<Stored> {
  const { notices, refused } = chunk;
  const counts = { ...noCounts };
  const old = await outdated(
    trx,
    collectorId,
    notices.map(({ piece }) => piece),
  );
  await storeReadings(trx, chunk, cause.at);
  const wanted = notices.filter(({ piece }) => !old.has(piece.key));
  const publish = await openNoticePublisher(trx, cause);
  const outcomes = await publish(wanted);
  const failed: Refused[] = [];
  const lost: Refused[] = [];
  const published: string[] = [];
  counts.same += notices.length - wanted.length;
  for (const [at, outcome] of outcomes.entries()) {
    const each = wanted[at];
    counts[countedAs(outcome.kind)] += 1;
    if (!each) continue;
    if (outcome.kind !== 'refused') published.push(each.piece.key);
    else (outcome.isLost ? lost : failed).push(refusal(each.document, each.piece.key, 'not-published', outcome.reason));
  }
  counts.quarantined += refused.length;
  counts.found += notices.length + refused.length;
  if (published.length > 0) await settleNotices(trx, collectorId, published);
  const quarantined = [...refused, ...failed, ...lost];
  await addToQuarantine(trx, { collectorId, runId, now: cause.at }, quarantined);
  return { counts, refused: quarantined, lost: lost.length };
}
