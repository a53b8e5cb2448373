// Fills a database with many tenders: pnpm bench load [count] [titles]. With `titles`, without contents, which take two
// thirds of the room.

import { type Database, openPostgres } from '@awaj/api/database/database';
import { migrate } from '@awaj/api/database/migrate';
import { seedDemo } from '@awaj/api/seed/seed-demo';
import { sql } from 'kysely';
import { openBenchDatabase, serverSettings } from './kept-cluster.ts';
import { multiplyTenders } from './multiply.ts';

const originals = 20_000;
const count = Number(process.argv[2] ?? 1_000_000);
const withContents = process.argv[3] !== 'titles';

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const before = performance.now();
  await work();
  console.log(`${what}: ${((performance.now() - before) / 1_000).toFixed(1)} s`);
}

async function load(db: Database): Promise<void> {
  await migrate(db);
  if (await db.selectFrom('tenders').select('id').limit(1).executeTakeFirst())
    throw new Error('There are tenders already. Give it an empty database, or remove the folder.');
  const copies = Math.ceil(count / originals) - 1;
  await timed('originals', () => seedDemo(db, new Date(), Math.min(count, originals)));
  if (copies > 0) await timed('copies', () => multiplyTenders(db, copies, withContents));
  const { rows } = await sql<{ tenders: string; size: string }>`
    select (select count(*) from tenders) as tenders, pg_size_pretty(pg_database_size(current_database())) as size
  `.execute(db);
  console.log(`${rows[0]?.tenders} tenders, ${rows[0]?.size}`);
}

const server = await openBenchDatabase();
console.log(`${server.url} (${serverSettings.join(', ')})`);
try {
  const { db, close } = openPostgres(server.url);
  await load(db).finally(close);
} finally {
  await server.stop();
}
