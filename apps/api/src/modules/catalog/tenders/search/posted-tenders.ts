import { type RawBuilder, sql } from 'kysely';
import type { SynonymsOf } from '../../synonyms/synonyms.ts';
import { conditionsOf, type Search } from '../filters/filter-rules.ts';
import { allOf, type Condition } from '../filters/shared-conditions.ts';
import { fitsKey, readText, wordsOfKey } from '../words/text-search.ts';

/** What a reader does not want to hear about: buyers, and folded words. */
export interface Muted {
  companies: readonly number[];
  words: readonly string[];
}

export const nothingMuted: Muted = { companies: [], words: [] };

interface Reader {
  now: Date;
  readsContent: boolean;
  synonymsOf: SynonymsOf;
  muted: Muted;
}

function isNotMuted(reader: Reader): Condition[] {
  const { companies, words } = reader.muted;
  const texts = words.flatMap((word) => readText(`"${word}"`, reader) ?? []);
  return [
    ...(companies.length > 0 ? [sql`t.company_id <> all(${[...companies]}::integer[])`] : []),
    ...texts.map((text) => sql`not ${fitsKey(text)}`),
  ];
}

/**
 * Everything that matches and is not muted, was posted since then and was open at the time: (created_at, tender_id). At
 * most some weeks.
 */
export function postedSince({ title, ...filters }: Search, since: Date, reader: Reader): RawBuilder<unknown> {
  const text = readText(title, reader);
  const where = allOf([
    sql`t.created_at > ${since}`,
    sql`t.open_until > t.created_at`,
    ...conditionsOf(filters, reader.now),
    ...(text ? [fitsKey(text)] : []),
    ...isNotMuted(reader),
  ]);
  return sql`select t.created_at, t.id as tender_id from tenders t
    join tender_title_keys k on k.tender_id = t.id ${wordsOfKey(reader).join} where ${where}`;
}
