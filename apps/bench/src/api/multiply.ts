import type { Database } from '@awaj/api/database/database';
import { periodOf } from '@awaj/api/modules/catalog/tenders/words/posting-periods';
import { wordsOf } from '@awaj/api/modules/catalog/tenders/words/tender-words';
import { searchKey } from '@awaj/domain/amharic';
import { type RawBuilder, sql } from 'kysely';

/** The originals cover this many days. */
const originalDays = 120;

/** All copies together cover at most this many, about sixteen years. With more copies, each day has more tenders. */
const mostDays = 6_000;

const daysBetween = (copies: number): number => Math.min(originalDays, Math.floor(mostDays / copies));

/**
 * The data of each copy: its id, which rises with time; how long before the original it was posted; and a branch of the
 * company, one for each copy. Each copy shuffles its days, so no two are in the same order.
 */
const plan = (copies: number) => sql`
  create temporary table copies as
  select b.id as original, n as copy, c.branches * n + b.company_id as company_id, s.shift,
    b.last + row_number() over (order by b.created_at - s.shift, b.id) as id
  from (select id, company_id, created_at, max(id) over () as last from tenders) b
  cross join generate_series(1, ${copies}::integer) n
  cross join (select max(id) as branches from companies) c
  cross join lateral (
    select make_interval(days => ${daysBetween(copies)} * n, mins => (b.id * 7919 + n * 104729) % 2880) as shift
  ) s`;

const branches = (copies: number) => sql`
  with branch as (
    select c.id, n, c.id + c.last * n as branch_id, c.address, c.brand_color, c.logo_svg
    from (select *, max(id) over () as last from companies) c cross join generate_series(1, ${copies}::integer) n
  ), company as (
    insert into companies (id, address, brand_color, logo_svg) select branch_id, address, brand_color, logo_svg from branch
  )
  insert into company_names (id, language, name)
  select b.branch_id, o.language, o.name || case o.language when 'am' then ' ቅርንጫፍ ' else ', Branch ' end || b.n
  from branch b join company_names o on o.id = b.id`;

// A unique reference number. Its words are in the key as they are in the title.
const reference = sql`'ref ' || c.id`;

const tenders = sql`
  insert into tenders (id, title, snippet, language_id, company_id, created_at, opens_at, closes_at,
    alternative_open_text, alternative_close_text, document_price, bond, is_open, listing)
  select c.id, t.title || ' (' || ${reference} || ')', t.snippet, t.language_id, c.company_id, t.created_at - c.shift,
    t.opens_at - c.shift, t.closes_at - c.shift, t.alternative_open_text, t.alternative_close_text, t.document_price,
    t.bond, coalesce(t.closes_at - c.shift > now(), true), jsonb_set(t.listing, '{company,id}', to_jsonb(c.company_id))
  from copies c join tenders t on t.id = c.original order by c.id`;

const referenceWords = sql`format('''ref'':1 ''%s'':2', c.id)::tsvector`;

const fillTables: Readonly<Record<string, RawBuilder<unknown>>> = {
  tenders,
  tender_sources: sql`insert into tender_sources (tender_id, source_id, published_on, created_at)
    select c.id, s.source_id, s.published_on - extract(day from c.shift)::integer, s.created_at - c.shift
    from copies c join tender_sources s on s.tender_id = c.original order by c.id`,
  tender_categories: sql`insert into tender_categories (tender_id, category_id)
    select c.id, l.category_id from copies c join tender_categories l on l.tender_id = c.original order by 1, 2`,
  tender_regions: sql`insert into tender_regions (tender_id, region_id)
    select c.id, l.region_id from copies c join tender_regions l on l.tender_id = c.original order by 1, 2`,
  tender_title_keys: sql`insert into tender_title_keys (tender_id, search_key, created_at, facets, words)
    select c.id, k.search_key || ' ' || ${reference}, k.created_at - c.shift, k.facets, k.words || ${referenceWords}
    from copies c join tender_title_keys k on k.tender_id = c.original order by c.id`,
  tender_postings: sql`insert into tender_postings (category_id, region_id, language_id, is_open, created_at, tender_id, open_until)
    select p.category_id, p.region_id, p.language_id, t.is_open, t.created_at, t.id, t.open_until
    from copies c join tender_postings p on p.tender_id = c.original join tenders t on t.id = c.id
    order by 1, 2, 3, 4, 5, 6`,
};

/** Most of a database's size. The whole original text is indexed, although the content is cut to save room. */
const fillContents: typeof fillTables = {
  tender_contents: sql`insert into tender_contents (tender_id, content)
    select c.id, '<p>' || t.snippet || '</p>' from copies c join tenders t on t.id = c.original order by c.id`,
  tender_content_words: sql`insert into tender_content_words (tender_id, created_at, words, pairs, facets)
    select c.id, k.created_at, w.words || ${referenceWords}, w.pairs, k.facets || ${periodOf(sql`k.created_at`)}
    from copies c join tender_content_words w on w.tender_id = c.original
    join tender_title_keys k on k.tender_id = c.id order by c.id`,
};

/** Indexes without a constraint are built at the end, which is many times faster than filling them. */
async function withoutIndexes(db: Database, tables: readonly string[], fill: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = any(${tables}::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)
  `.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(db);
  await fill();
  for (const { name, definition } of rows) {
    const before = performance.now();
    await sql.raw(definition).execute(db);
    console.log(`index ${name}: ${((performance.now() - before) / 1_000).toFixed(1)} s`);
  }
}

/** Checks that the keys of copies, which SQL has put together, equal those of the domain. */
async function checkKeys(db: Database): Promise<void> {
  const { rows } = await sql<{ title: string; search_key: string; words: string }>`
    select t.title, k.search_key, k.words::text as words from tenders t join tender_title_keys k on k.tender_id = t.id
    where t.id % 997 = 0`.execute(db);
  const wrong = rows.find(({ title, search_key }) => searchKey(title) !== search_key);
  const wrongWords = await sql<{ title: string }>`
    select x ->> 'title' as title from jsonb_array_elements(${JSON.stringify(
      rows.map(({ title, words }) => ({ title, words, wanted: wordsOf({ title, content: '' }).title_words })),
    )}::jsonb) x where (x ->> 'words')::tsvector <> (x ->> 'wanted')::tsvector limit 1`.execute(db);
  if (wrongWords.rows[0]) throw new Error(`The words of "${wrongWords.rows[0].title}" are not those of the domain.`);
  if (wrong) throw new Error(`The key of "${wrong.title}" is not the one that the domain makes.`);
}

/** Copies every tender of a database this many times, each time further into the past, with or without its content. */
export async function multiplyTenders(db: Database, copies: number, withContents: boolean): Promise<void> {
  const fills = withContents ? { ...fillTables, ...fillContents } : fillTables;
  const tables = Object.keys(fills);
  await db.connection().execute(async (connection) => {
    // The loaded data is correct by construction, and loading takes longer than a request may.
    await sql`set session_replication_role = replica`.execute(connection);
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set work_mem = '256MB'`.execute(connection);
    await sql`set maintenance_work_mem = '512MB'`.execute(connection);
    await plan(copies).execute(connection);
    await branches(copies).execute(connection);
    await withoutIndexes(connection, tables, async () => {
      for (const insert of Object.values(fills)) await insert.execute(connection);
    });
    for (const table of tables) await sql`vacuum analyze ${sql.table(table)}`.execute(connection);
    await checkKeys(connection);
    await sql`drop table copies`.execute(connection);
    await sql`reset all`.execute(connection);
  });
}
