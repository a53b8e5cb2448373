import { searchKey } from '@awaj/domain/amharic';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../database/database.ts';
import { sanitiseNotice } from './notice-html.ts';

/** A tender as it comes from outside, its HTML still as somebody else wrote it. Amounts are santim. */
export interface Notice {
  id: number;
  title: string;
  contentHtml: string;
  snippet: string;
  languageId: number;
  companyId: number;
  categoryIds: readonly number[];
  regionIds: readonly number[];
  sources: readonly { sourceId: number; publishedOn: string }[];
  createdAt: Date;
  opensAt: Date | null;
  closesAt: Date | null;
  alternativeOpenText: string | null;
  alternativeCloseText: string | null;
  documentPrice: number | null;
  bond: number | null;
}

const toRecord = (notice: Notice) => ({
  id: notice.id,
  title: notice.title,
  content: sanitiseNotice(notice.contentHtml),
  search_key: searchKey(notice.title),
  snippet: notice.snippet,
  language_id: notice.languageId,
  company_id: notice.companyId,
  category_ids: notice.categoryIds,
  region_ids: notice.regionIds,
  sources: notice.sources.map(({ sourceId, publishedOn }) => ({ source_id: sourceId, published_on: publishedOn })),
  created_at: notice.createdAt,
  opens_at: notice.opensAt,
  closes_at: notice.closesAt,
  alternative_open_text: notice.alternativeOpenText,
  alternative_close_text: notice.alternativeCloseText,
  document_price: notice.documentPrice,
  bond: notice.bond,
});

const linked = (ids: RawBuilder<unknown>) =>
  sql`coalesce((select jsonb_agg(jsonb_build_object('id', id) order by id) from unnest(${ids}) id), '[]')`;

/** Ids alone: what they are called depends on the reader's language. */
const listing = sql`jsonb_build_object(
  'company', (select jsonb_build_object('id', x.id, 'has_logo', x.logo_svg is not null)
    from companies x where x.id = n.company_id),
  'language', jsonb_build_object('id', n.language_id),
  'categories', ${linked(sql`n.category_ids`)},
  'regions', ${linked(sql`n.region_ids`)},
  'sources', coalesce((select jsonb_agg(jsonb_build_object('id', s.source_id, 'published_on', s.published_on)
      order by s.published_on, s.source_id)
    from jsonb_to_recordset(n.sources) s (source_id smallint, published_on date)), '[]'))`;

/** See `facetsOf` of the index of words. */
const facets = sql`array['l' || n.language_id]
  || array(select 'c' || id from unnest(n.category_ids) id) || array(select 'r' || id from unnest(n.region_ids) id)
  || array(select 's' || s.source_id from jsonb_to_recordset(n.sources) s (source_id smallint))`;

export const hasTenders = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('tenders').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Writes tenders and everything that is derived from them, in one statement: all of it is there, or none. */
export async function storeTenders(db: Database, notices: readonly Notice[], now: Date): Promise<void> {
  await sql`
    with n as materialized (
      select *, closes_at is null or closes_at > ${now} as is_open
      from jsonb_to_recordset(${JSON.stringify(notices.map(toRecord))}::jsonb) x (
        id integer, title text, content text, search_key text, snippet text, language_id smallint, company_id integer,
        category_ids smallint[], region_ids smallint[], sources jsonb, created_at timestamptz(3),
        opens_at timestamptz(3), closes_at timestamptz(3), alternative_open_text text, alternative_close_text text,
        document_price bigint, bond bigint)
    ), stored as (
      insert into tenders (id, title, snippet, language_id, company_id, created_at, opens_at, closes_at,
        alternative_open_text, alternative_close_text, document_price, bond, is_open, listing)
      select id, title, snippet, language_id, company_id, created_at, opens_at, closes_at,
        alternative_open_text, alternative_close_text, document_price, bond, is_open, ${listing}
      from n order by id
    ), content as (
      insert into tender_contents (tender_id, content) select id, content from n order by id
    ), title_key as (
      insert into tender_title_keys (tender_id, search_key, created_at, facets)
      select id, search_key, created_at, ${facets} from n order by id
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
    select c.id, r.id, n.language_id, n.is_open, n.created_at, n.id, coalesce(n.closes_at, 'infinity')
    from n cross join unnest(n.category_ids || 0::smallint) c (id) cross join unnest(n.region_ids || 0::smallint) r (id)
  `.execute(db);
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

/** Files tenders that have closed under closed. Several processes may do it at once: each takes its own share. */
export async function closeExpiredTenders(db: Database, now: Date): Promise<number> {
  let total = 0;
  for (let settled = settledAtOnce; settled === settledAtOnce; total += settled) settled = await settleSome(db, now);
  return total;
}
