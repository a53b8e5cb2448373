// The yardstick of the API: the same answers from a bare Fastify with pg and SQL written by hand for each case.
import { createInterface } from 'node:readline';
import type { Listing } from '@awaj/api/database/catalog-tables';
import Fastify from 'fastify';
import pg from 'pg';

const pageSize = 20;
const pool = new pg.Pool({ connectionString: String(process.env.DATABASE_URL), max: 10 });

const columns = `t.id, t.title, t.created_at, t.open_until > now() as is_open, false as is_saved,
  t.listing - 'sources' as listing, null as opens_at, null as closes_at,
  null as alternative_open_text, null as alternative_close_text`;
const order = 'order by t.created_at desc, t.id desc';

const newest = `select ${columns} from tenders t ${order} limit ${pageSize + 1}`;

const after = `select ${columns} from tenders t where (t.created_at, t.id) < ($1, $2) ${order} limit ${pageSize + 1}`;

const filtered = `select ${columns} from languages l cross join lateral (
    select p.created_at, p.tender_id from tender_postings p
    where p.category_id = $1 and p.region_id = $2 and p.language_id = l.id and p.is_open = $3
    order by p.created_at desc, p.tender_id desc limit ${pageSize + 1}) p
  join tenders t on t.id = p.tender_id ${order} limit ${pageSize + 1}`;

/** For a word in many titles: reads the list until the page is full. */
const common = `select ${columns} from (
    select k.tender_id from tender_title_keys k where k.search_key like $1
    order by k.created_at desc, k.tender_id desc limit ${pageSize + 1}) hit
  join tenders t on t.id = hit.tender_id ${order}`;

/** For a word in few titles: reads the index of word parts. */
const rare = `with hit as materialized (
    select k.created_at, k.tender_id from tender_title_keys k
    where title_parts(k.search_key) @> $2::text[] and k.search_key like $1
  ), page as (select * from hit order by created_at desc, tender_id desc limit ${pageSize + 1})
  select ${columns} from page join tenders t on t.id = page.tender_id ${order}`;

/** English names by noun and id. They are few, so they are kept in memory. */
const names = new Map<string, string>();
const { rows: named } = await pool.query<{ key: string; name: string }>(
  ['company', 'category', 'region', 'language']
    .map((noun) => `select '${noun} ' || id as key, name from ${noun}_names where language = 'en'`)
    .join(' union all '),
);
for (const { key, name } of named) names.set(key, name);

interface TenderRow {
  id: number;
  title: string;
  created_at: Date;
  is_open: boolean;
  listing: Listing;
}

const toItem = ({ id, title, created_at, is_open, listing }: TenderRow) => ({
  id,
  title,
  bid_open_date: null,
  bid_close_date: null,
  alternative_open_date: null,
  alternative_close_date: null,
  created_at: created_at.toISOString(),
  status: is_open ? 1 : 0,
  is_saved: 0,
  tender_sources: null,
  company: {
    id: listing.company.id,
    name: names.get(`company ${listing.company.id}`),
    logo: listing.company.has_logo ? `/company/${listing.company.id}/logo.webp` : null,
  },
  tender_categories: listing.categories.map((each) => ({
    category_id: each.id,
    category: { name: names.get(`category ${each.id}`) },
  })),
  tender_regions: listing.regions.map((each) => ({
    region_id: each.id,
    region: { name: names.get(`region ${each.id}`) },
  })),
  language: { id: listing.language.id, name: names.get(`language ${listing.language.id}`) },
});

function toPage(rows: readonly TenderRow[]) {
  const last = rows.length > pageSize ? rows[pageSize - 1] : undefined;
  const next = last && Buffer.from(`${last.created_at.toISOString()}|${last.id}`).toString('base64url');
  return {
    status: true,
    tenders: {
      data: rows.slice(0, pageSize).map(toItem),
      next_page_url: next ? `/latest-tenders?page=2&cursor=${next}` : null,
    },
  };
}

async function page(query: pg.QueryConfig) {
  const { rows } = await pool.query<TenderRow>(query);
  return toPage(rows);
}

type Query<Name extends string> = { Querystring: Record<Name, string> };

const app = Fastify();
app.get('/newest', () => page({ name: 'newest', text: newest }));
app.get<Query<'at' | 'id'>>('/after', ({ query: { at, id } }) =>
  page({ name: 'after', text: after, values: [at, id] }),
);
app.get<Query<'category' | 'region' | 'open'>>('/filtered', ({ query: { category, region, open } }) =>
  page({ name: 'filtered', text: filtered, values: [category, region, open] }),
);
// Not prepared: the plan for a pattern depends on the pattern.
app.get<Query<'key'>>('/common', ({ query: { key } }) => page({ text: common, values: [`%${key}%`] }));
app.get<Query<'key' | 'parts'>>('/rare', ({ query: { key, parts } }) =>
  page({ text: rare, values: [`%${key}%`, parts.split(',')] }),
);

console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
createInterface(process.stdin).once('close', () => process.exit());
