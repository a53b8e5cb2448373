import { type RawBuilder, sql } from 'kysely';
import type { SynonymsOf } from '../synonyms/synonyms.ts';
import { allOf } from './conditions.ts';
import { conditionsOf, type Search } from './filter-rules.ts';
import { fitsKey, readText, wordsOfKey } from './text-search.ts';

/**
 * Everything that matches, was posted since then and was open at the time: (created_at, tender_id). At most some weeks.
 */
export function postedSince(
  { title, ...filters }: Search,
  since: Date,
  reader: { now: Date; readsContent: boolean; synonymsOf: SynonymsOf },
): RawBuilder<unknown> {
  const text = readText(title, reader);
  const where = allOf([
    sql`t.created_at > ${since}`,
    sql`t.open_until > t.created_at`,
    ...conditionsOf(filters, reader.now),
    ...(text ? [fitsKey(text)] : []),
  ]);
  return sql`select t.created_at, t.id as tender_id from tenders t
    join tender_title_keys k on k.tender_id = t.id ${wordsOfKey(text).join} where ${where}`;
}
