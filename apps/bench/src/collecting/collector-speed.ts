// How many notices a second a collector reads and stores, and how many companies affect that:
// pnpm bench collector-speed [notices]
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openPostgres } from '@awaj/api/database/database';
import { addCollector, collectingOn, runNow } from '@awaj/api/testing/collecting';
import { type Site, startSite } from '@awaj/api/testing/web-site';
import type { CorpusNotice } from '@awaj/reader/scoring';
import { sql } from 'kysely';
import { onDemoPostgres } from '../api/demo-postgres.ts';
import { printTable, verdict } from '../table.ts';

const notices = Number(process.argv[2] ?? 6_000);
const perPage = 1_000;
const companies = 100_000;
const wanted = 500;
const corpus = join(import.meta.dirname, '..', '..', '..', '..', 'packages', 'reader', 'corpus');
const texts = readdirSync(corpus)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => JSON.parse(readFileSync(join(corpus, file), 'utf8')) as CorpusNotice[])
  .filter(({ expected: { type } }) => type === 'purchase' || type === 'sale')
  .map(({ text }) => text);

/** Texts of the corpus in linked pages, each time with another number. */
function serve(site: Site, round: string): void {
  for (let start = 0; start < notices; start += perPage) {
    const items = Array.from({ length: Math.min(perPage, notices - start) }, (_, at) => {
      const place = start + at;
      return { id: `${round}-${place}`, name: `Tender ${place} of ${round}`, text: texts[place % texts.length] };
    });
    const next = start + perPage < notices ? `/${round}/${start + perPage}` : null;
    site.put(`/${round}/${start}`, { type: 'application/json', body: JSON.stringify({ items, next }) });
  }
}

async function measure(db: Database, site: Site, round: string): Promise<number> {
  serve(site, round);
  const id = await addCollector(db, round, {
    kind: 'json',
    hosts: [site.host],
    config: {
      address: `${site.url}/${round}/0`,
      items: 'items',
      next: 'next',
      key: 'id',
      fields: { title: 'name', text: 'text' },
      defaults: { language: 'english', company: 'Roads Administration', categories: 'ict' },
    },
  });
  const now = () => new Date();
  const limits = { mostBytes: 64_000_000, withinMs: 60_000 };
  const options = collectingOn(db, { now });
  const started = performance.now();
  const { counts, state, reason } = await runNow({ ...options, fetching: { ...options.fetching, limits } }, id);
  const perSecond = (1_000 * counts.found) / (performance.now() - started);
  console.log(`${round}: ${state}, found ${counts.found}, ${counts.quarantined} in quarantine. ${reason ?? ''}`);
  return perSecond;
}

async function addCompanies(db: Database): Promise<void> {
  await sql`
    with made as (
      insert into companies (address, brand_color, is_featured) select '', '#1f4e79', false
      from generate_series(1, ${companies}::integer) returning id)
    insert into company_names (id, language, name) select id, 'en', 'Trading and Works ' || id || ' PLC' from made`.execute(
    db,
  );
  await sql`analyze companies, company_names`.execute(db);
}

await onDemoPostgres(async (env) => {
  const { db, close } = openPostgres(env.DATABASE_URL);
  const site = await startSite();
  const few = await measure(db, site, 'few-companies');
  await addCompanies(db);
  const many = await measure(db, site, 'many-companies');
  printTable(
    ['companies', 'notices a second, read and stored', 'wanted', ''],
    [
      ['those of the demo', few, `≥ ${wanted}`, verdict(few >= wanted)],
      [companies, many, `≥ ${wanted}`, verdict(many >= wanted)],
    ],
  );
  await site.stop();
  await close();
});
