import { searchKey } from '@awaj/domain/amharic';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../database/database.ts';
import { sanitiseNotice } from '../words/notice-html.ts';
import { periodOf } from '../words/posting-periods.ts';
import { wordsOf } from '../words/tender-words.ts';
import type { TenderRecord } from './tender-records.ts';

const textsOf = ({ title, contentHtml }: TenderRecord) => ({ title, content: sanitiseNotice(contentHtml) });

const withWords = (texts: ReturnType<typeof textsOf>) => ({ ...texts, ...wordsOf(texts) });

const toRow = (tender: TenderRecord) => ({
  ...withWords(textsOf(tender)),
  id: tender.id,
  search_key: searchKey(tender.title),
  snippet: tender.snippet,
  language_id: tender.languageId,
  company_id: tender.companyId,
  category_ids: tender.categoryIds,
  region_ids: tender.regionIds,
  sources: tender.sources.map(({ sourceId, publishedOn }) => ({ source_id: sourceId, published_on: publishedOn })),
  created_at: tender.createdAt,
  opens_at: tender.opensAt,
  closes_at: tender.closesAt,
  alternative_open_text: tender.alternativeOpenText,
  alternative_close_text: tender.alternativeCloseText,
  document_price: tender.documentPrice,
  bond: tender.bond,
  bond_percent: tender.bondPercent,
  cancelled_at: tender.cancelledAt,
  type: tender.type,
  reference_number: tender.referenceNumber,
  deadline_version: tender.deadlineVersion,
  deadline_working: tender.deadlineWorking,
});

const linked = (ids: RawBuilder<unknown>) =>
  sql`coalesce((select jsonb_agg(jsonb_build_object('id', id) order by id) from unnest(${ids}) id), '[]')`;

/** Ids only, because names depend on the reader's language. */
const listing = sql`jsonb_build_object(
  'company', (select jsonb_build_object('id', x.id, 'has_logo', x.logo_svg is not null)
    from companies x where x.id = n.company_id),
  'language', jsonb_build_object('id', n.language_id),
  'categories', ${linked(sql`n.category_ids`)},
  'regions', ${linked(sql`n.region_ids`)},
  'sources', coalesce((select jsonb_agg(jsonb_build_object('id', s.source_id, 'published_on', s.published_on)
      order by s.published_on, s.source_id)
    from jsonb_to_recordset(n.sources) s (source_id smallint, published_on date)), '[]'))`;

/** See `facetsOf` for the index of words. */
const facets = sql`array['l' || n.language_id]
  || array(select 'c' || id from unnest(n.category_ids) id) || array(select 'r' || id from unnest(n.region_ids) id)
  || array(select distinct 's' || s.source_id from jsonb_to_recordset(n.sources) s (source_id smallint))`;

export const hasTenders = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('tenders').select('id').limit(1).executeTakeFirst()) !== undefined;

/**
 * Writes tenders and everything derived from them in one statement. Existing ones have to be removed first, see
 * `rewriteTenders`.
 */
export async function storeTenders(db: Database, tenders: readonly TenderRecord[], now: Date): Promise<void> {
  await sql`
    with n as materialized (
      select *, coalesce(least(closes_at, cancelled_at), 'infinity') as open_until,
        coalesce(least(closes_at, cancelled_at), 'infinity') > ${now} as is_open
      from jsonb_to_recordset(${JSON.stringify(tenders.map(toRow))}::jsonb) x (
        id integer, title text, content text, title_words tsvector, all_words tsvector, pairs integer[],
        search_key text, snippet text, language_id smallint, company_id integer, category_ids smallint[],
        region_ids smallint[], sources jsonb, created_at timestamptz(3), opens_at timestamptz(3),
        closes_at timestamptz(3), alternative_open_text text, alternative_close_text text, document_price bigint,
        bond bigint, bond_percent numeric, cancelled_at timestamptz(3), type text, reference_number text,
        deadline_version integer, deadline_working jsonb)
    ), stored as (
      insert into tenders (id, title, snippet, language_id, company_id, created_at, opens_at, closes_at, cancelled_at,
        alternative_open_text, alternative_close_text, document_price, bond, bond_percent, type, reference_number,
        deadline_version, deadline_working, is_open, listing)
      select id, title, snippet, language_id, company_id, created_at, opens_at, closes_at, cancelled_at,
        alternative_open_text, alternative_close_text, document_price, bond, bond_percent, type, reference_number,
        deadline_version, nullif(deadline_working, 'null'), is_open, ${listing}
      from n order by id
      on conflict (id) do update set (title, snippet, language_id, company_id, opens_at, closes_at, cancelled_at,
        alternative_open_text, alternative_close_text, document_price, bond, bond_percent, type, reference_number,
        deadline_version, deadline_working, is_open, listing) = (excluded.title, excluded.snippet,
        excluded.language_id, excluded.company_id, excluded.opens_at, excluded.closes_at, excluded.cancelled_at,
        excluded.alternative_open_text, excluded.alternative_close_text, excluded.document_price, excluded.bond,
        excluded.bond_percent, excluded.type, excluded.reference_number, excluded.deadline_version,
        excluded.deadline_working, excluded.is_open, excluded.listing)
    ), content as (
      insert into tender_contents (tender_id, content) select id, content from n order by id
    ), title_key as (
      insert into tender_title_keys (tender_id, search_key, created_at, facets, words)
      select id, search_key, created_at, ${facets}, title_words from n order by id
    ), content_words as (
      insert into tender_content_words (tender_id, created_at, words, pairs, facets)
      select id, created_at, all_words, pairs, ${facets} || ${periodOf(sql`created_at`)} from n order by id
    ), category as (
      insert into tender_categories (tender_id, category_id) select n.id, unnest(category_ids) from n
    ), region as (
      insert into tender_regions (tender_id, region_id) select n.id, unnest(region_ids) from n
    ), source as (
      insert into tender_sources (tender_id, source_id, published_on, created_at)
      select n.id, s.source_id, s.published_on, n.created_at
      from n cross join jsonb_to_recordset(n.sources) s (source_id smallint, published_on date)
    )
    insert into tender_postings (category_id, region_id, language_id, is_open, created_at, tender_id, open_until)
    select c.id, r.id, n.language_id, n.is_open, n.created_at, n.id, n.open_until
    from n cross join unnest(n.category_ids || 0::smallint) c (id) cross join unnest(n.region_ids || 0::smallint) r (id)
  `.execute(db);
}

const derivedTables = [
  'tender_contents',
  'tender_title_keys',
  'tender_content_words',
  'tender_categories',
  'tender_regions',
  'tender_sources',
  'tender_postings',
] as const;

/** Rewrites existing tenders. Needs a transaction, because meanwhile they cannot be found. */
export async function rewriteTenders(trx: Database, tenders: readonly TenderRecord[], now: Date): Promise<void> {
  const ids = tenders.map(({ id }) => id);
  for (const table of derivedTables) await trx.deleteFrom(table).where('tender_id', 'in', ids).execute();
  await storeTenders(trx, tenders, now);
}

const settledAtOnce = 500;

async function settleSome(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ settled: number }>`
    with due as (
      select id from tenders where is_open and open_until <= ${now}
      order by open_until limit ${settledAtOnce} for update skip locked
    ), tender as (
      update tenders t set is_open = false from due where t.id = due.id
    ), posting as (
      update tender_postings p set is_open = false from due where p.tender_id = due.id
    )
    select count(*)::int as settled from due
  `.execute(db);
  return rows[0]?.settled ?? 0;
}

/** Settles tenders: files those past their deadline as closed. Concurrent processes each take their own share. */
export async function closeExpiredTenders(db: Database, now: Date): Promise<number> {
  let total = 0;
  for (let settled = settledAtOnce; settled === settledAtOnce; total += settled) settled = await settleSome(db, now);
  return total;
}
