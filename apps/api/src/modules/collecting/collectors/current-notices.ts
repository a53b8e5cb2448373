import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { ReadNotice } from './read-pieces.ts';

/** Maps each notice to the document with its current text: the one now at its address, otherwise the newest. */
async function currentDocuments(
  trx: Database,
  collectorId: number,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ key: string; document: number }>`
    select r.notice_key as key, (array_agg(d.id order by (f.address is not null) desc, d.id desc))[1] as document
    from readings r
    join raw_documents d on d.id = r.raw_document_id and d.collector_id = ${collectorId}
    left join fetched_addresses f
      on f.collector_id = d.collector_id and f.address = d.address and f.raw_document_id = d.id
    where r.notice_key = any(${keys}::text[]) group by 1`.execute(trx);
  return new Map(rows.map(({ key, document }) => [key, document]));
}

const placeOf = (documentId: number | null, key: string): string => `${documentId} ${key}`;

async function dismissedNotices(
  trx: Database,
  collectorId: number,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await trx
    .selectFrom('quarantine')
    .select(['raw_document_id', 'notice_key'])
    .where('collector_id', '=', collectorId)
    .where('state', '=', 'dismissed')
    .where('notice_key', 'in', keys)
    .execute();
  return new Set(rows.map((row) => placeOf(row.raw_document_id, row.notice_key)));
}

/**
 * Keeps the notices of old documents that are still current: no newer document contains them, and nobody has dismissed
 * them.
 */
export async function currentNotices(
  trx: Database,
  collectorId: number,
  notices: readonly ReadNotice[],
): Promise<ReadNotice[]> {
  const keys = [...new Set(notices.map(({ piece }) => piece.key))];
  if (keys.length === 0) return [];
  const currentDocumentOf = await currentDocuments(trx, collectorId, keys);
  const dismissed = await dismissedNotices(trx, collectorId, keys);
  return notices.filter(({ document: { id }, piece: { key } }) => {
    const isCurrent = currentDocumentOf.get(key) === id || !currentDocumentOf.has(key);
    return isCurrent && !dismissed.has(placeOf(id, key));
  });
}
