import { readerVersion } from '@awaj/reader/version';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { RawDocument } from '../adapters/adapter.ts';
import { readDocuments } from './documents.ts';

/** The bodies of a group have at most this many bytes, or the group has one document. */
const bytesAtOnce = 8 * 1024 ** 2;
const documentsAtOnce = 250;

interface Waiting {
  id: number;
  byte_count: number;
}

/** Selects the documents after this id that an older reader has read. */
const waitingAfter = (db: Database, collectorId: number, after: number, since: Date | null): Promise<Waiting[]> =>
  db
    .selectFrom('raw_documents')
    .select(['id', 'byte_count'])
    .where('collector_id', '=', collectorId)
    .where('id', '>', after)
    .where(sql<boolean>`coalesce(read_by, 0) < ${readerVersion}`)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('readings').select('readings.id').whereRef('raw_document_id', '=', 'raw_documents.id')),
    )
    .$if(since !== null, (query) => query.where('fetched_at', '>=', since ?? new Date(0)))
    .orderBy('id')
    .limit(documentsAtOnce)
    .execute();

/** Splits documents into groups of limited size. */
function* groupsOf(waiting: readonly Waiting[]): Generator<number[]> {
  let group: number[] = [];
  let bytes = 0;
  for (const { id, byte_count } of waiting) {
    if (group.length > 0 && bytes + byte_count > bytesAtOnce) {
      yield group;
      group = [];
      bytes = 0;
    }
    group.push(id);
    bytes += byte_count;
  }
  if (group.length > 0) yield group;
}

/** Reads all documents of a collector that an older version of the reader has read, oldest first. */
export async function* oldDocuments(
  db: Database,
  collectorId: number,
  since: Date | null,
): AsyncGenerator<RawDocument> {
  let after = 0;
  for (;;) {
    const waiting = await waitingAfter(db, collectorId, after, since);
    for (const ids of groupsOf(waiting)) yield* await readDocuments(db, ids);
    after = waiting.at(-1)?.id ?? 0;
    if (waiting.length < documentsAtOnce) return;
  }
}
