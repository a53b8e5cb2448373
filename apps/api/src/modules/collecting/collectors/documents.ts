import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { dateInAddis } from '@awaj/domain/ethiopian-calendar';
import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Hints, RawDocument } from '../adapters/adapter.ts';
import type { Known } from '../fetching/fetcher.ts';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** A fetched document before it is stored. */
export interface FetchedDocument {
  address: string;
  body: Buffer;
  contentType: string;
  etag: string | null;
  lastModified: string | null;
}

export interface StoredDocument {
  document: RawDocument;
  known: Known;
  fetchedAt: Date;
}

/** Stores documents, in the database or only during a trial. */
export interface Documents {
  find(address: string): Promise<StoredDocument | null>;
  store(at: string, fetched: FetchedDocument, hints: Hints): Promise<RawDocument>;
  /** Notes that the document has not changed, or has become old enough to be checked less often. */
  touch(address: string): Promise<void>;
}

function typeOf(contentType: string): { mediaType: string; charset: string | null } {
  const [, charset = null] = /charset\s*=\s*"?([\w.:-]+)/i.exec(contentType) ?? [];
  const mediaType = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  return { mediaType: mediaType || 'application/octet-stream', charset };
}

/** Documents of a trial. Nothing is stored, and no document is known. */
export function documentsInMemory(now: Date): Documents {
  return {
    find: async () => null,
    store: async (_at, { address, body, contentType }, hints) => ({
      id: 0,
      address,
      ...typeOf(contentType),
      body,
      hints,
      firstSeenOn: dateInAddis(now),
    }),
    touch: async () => {},
  };
}

/** When the first document from this address was fetched. */
const firstFetchedAt = (row: 'd' | 'raw_documents') =>
  sql<Date>`(select least(min(f.fetched_at), ${sql.ref(`${row}.fetched_at`)}) from raw_documents f
    where f.collector_id = ${sql.ref(`${row}.collector_id`)} and f.address = ${sql.ref(`${row}.address`)})`.as(
    'first_fetched_at',
  );

const storedDocuments = (db: Database) =>
  db
    .selectFrom('raw_documents as d')
    .select(['d.id', 'd.address', 'd.media_type', 'd.charset', 'd.body', 'd.hints', firstFetchedAt('d')]);

interface Row {
  id: number;
  address: string;
  media_type: string;
  charset: string | null;
  body: Uint8Array;
  hints: unknown;
  first_fetched_at: Date;
}

const unpackDocument = async (row: Row): Promise<RawDocument> => ({
  id: row.id,
  address: row.address,
  mediaType: row.media_type,
  charset: row.charset,
  body: await decompress(row.body),
  hints: row.hints as Hints,
  firstSeenOn: dateInAddis(row.first_fetched_at),
});

/** Stored documents to be read again, oldest first. */
export async function readDocuments(db: Database, ids: readonly number[]): Promise<RawDocument[]> {
  const rows = await storedDocuments(db).where('d.id', 'in', ids).orderBy('d.id').execute();
  return Promise.all(rows.map(unpackDocument));
}

/** A stored document to be read again. */
export async function readDocument(db: Database, id: number): Promise<RawDocument | null> {
  const [document = null] = await readDocuments(db, [id]);
  return document;
}

/** Makes the next run fetch it again completely. */
export async function forgetAddress(db: Database, collectorId: number, address: string): Promise<void> {
  await db
    .deleteFrom('fetched_addresses')
    .where('collector_id', '=', collectorId)
    .where('address', '=', address)
    .execute();
}

export function documentsOf(
  db: Database,
  { collectorId, runId, now }: { collectorId: number; runId: number; now: () => Date },
): Documents {
  return {
    async find(address) {
      const row = await storedDocuments(db)
        .innerJoin('fetched_addresses as f', 'f.raw_document_id', 'd.id')
        .select(['f.etag', 'f.last_modified', 'f.fetched_at'])
        .where('f.collector_id', '=', collectorId)
        .where('f.address', '=', address)
        .executeTakeFirst();
      if (!row) return null;
      const known = { etag: row.etag, lastModified: row.last_modified };
      return { document: await unpackDocument(row), known, fetchedAt: row.fetched_at };
    },

    /** Stores the document and the state of its address together, or neither. */
    async store(at, { address, body, contentType, etag, lastModified }, hints) {
      const sha256 = createHash('sha256').update(body).digest();
      const packed = await compress(body);
      const { mediaType, charset } = typeOf(contentType);
      const fetched_at = now();
      const { id, first_fetched_at } = await db.transaction().execute(async (trx) => {
        const row = await trx
          .insertInto('raw_documents')
          .values({
            collector_id: collectorId,
            address,
            sha256,
            media_type: mediaType,
            charset,
            hints: JSON.stringify(hints),
            byte_count: body.length,
            body: packed,
            run_id: runId,
            fetched_at,
          })
          .onConflict((conflict) =>
            conflict
              .columns(['collector_id', 'address', 'sha256'])
              .doUpdateSet({ hints: JSON.stringify(hints), media_type: mediaType, charset }),
          )
          .returning(['id', firstFetchedAt('raw_documents')])
          .executeTakeFirstOrThrow();
        const fetched = { etag, last_modified: lastModified, raw_document_id: row.id, fetched_at };
        await trx
          .insertInto('fetched_addresses')
          .values({ collector_id: collectorId, address: at, ...fetched })
          .onConflict((conflict) => conflict.columns(['collector_id', 'address']).doUpdateSet(fetched))
          .execute();
        return row;
      });
      return { id, address, mediaType, charset, body, hints, firstSeenOn: dateInAddis(first_fetched_at) };
    },

    async touch(address) {
      await db
        .updateTable('fetched_addresses')
        .set({ fetched_at: now() })
        .where('collector_id', '=', collectorId)
        .where('address', '=', address)
        .execute();
    },
  };
}
