import { openPostgres } from './platform/database.ts';
import { openBenchDatabase } from './bench/kept-cluster.ts';
import { migrate } from './platform/migrate.ts';
import { sql } from 'kysely';
const server = await openBenchDatabase();
const { db, close } = openPostgres(server.url);
await db.connection().execute(async c => {
await sql`set statement_timeout = 0`.execute(c);
await sql`drop index if exists tender_sources_printed_far_off`.execute(c);
await sql`drop index if exists tenders_closing_far_off`.execute(c);
await sql`create index if not exists tender_sources_by_day on tender_sources (published_on, tender_id)`.execute(c);
console.log((await sql`delete from kysely_migration where name like '0010%' returning name`.execute(c)).rows);
await sql`alter table tender_title_keys drop column if exists facets`.execute(c); await sql`create index if not exists tender_title_keys_parts on tender_title_keys using gin (title_parts(search_key))`.execute(c).catch(()=>{});
const b=Date.now(); await migrate(c as never);
console.log('migrated', Date.now()-b); await sql`vacuum analyze tender_title_keys`.execute(c); await sql`analyze`.execute(c);
});
await close(); await server.stop();
