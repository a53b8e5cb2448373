// How long it takes to find for whom new tenders are: pnpm bench alerts [people] [embedded people]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openEmbedded, openPostgres } from '@awaj/api/database/database';
import { migrate } from '@awaj/api/database/migrate';
import { seedDemo } from '@awaj/api/seed/seed-demo';
import { measureMatching, pairsOfFeeds, prepareAlerts } from '@awaj/api/testing/measure-alerts';
import { startCluster } from '@awaj/api/testing/postgres-cluster';
import { sql } from 'kysely';
import { printTable, verdict } from '../table.ts';

const people = Number(process.argv[2] ?? 1_000_000);
const embeddedPeople = Number(process.argv[3] ?? 100_000);
const tenders = 1_000;
const compared = 3;

async function prepare(db: Database, readers: number): Promise<Date> {
  const now = new Date();
  await migrate(db);
  await seedDemo(db, now, tenders);
  const began = performance.now();
  await prepareAlerts(db, readers, now);
  console.log(`${readers} people stored in ${((performance.now() - began) / 1_000).toFixed(0)} s.`);
  return now;
}

/** In memory and by plain SQL, for a few tenders. */
async function comparePairs(db: Database, now: Date): Promise<[inMemory: number, inSql: number]> {
  const rows = await db.selectFrom('tenders').select('id').orderBy(sql`md5(id::text)`).limit(compared).execute();
  const ids = rows.map(({ id }) => id);
  return [(await measureMatching(db, now, ids)).ofFeeds, await pairsOfFeeds(db, ids)];
}

function report(name: string, figures: Awaited<ReturnType<typeof measureMatching>>, wanted: { all?: number }): void {
  const { openingMs, readingMs, matchingMs, memoryMb, pairs, readers } = figures;
  const seconds = (ms: number) => ms / 1_000;
  const all = seconds(openingMs + readingMs + matchingMs);
  console.log(`${name}: ${figures.tenders} tenders × ${readers} people, ${pairs} pairs.`);
  const rows: [string, number, number | undefined][] = [
    ['opening the tenders, s', seconds(openingMs), undefined],
    ['reading the people, s', seconds(readingMs), wanted.all ? undefined : 20],
    ['matching in memory, s of the processor', seconds(matchingMs), wanted.all ? undefined : 5],
    ['all of it, s', all, wanted.all],
    ['memory of the process, MB', memoryMb, wanted.all ? undefined : 400],
  ];
  printTable(
    [name, 'Wanted', 'Seen', ''],
    rows.map(([what, seen, most]) => [what, most ? `≤ ${most}` : '–', seen, most ? verdict(seen <= most) : '']),
  );
}

const cluster = await startCluster();
if (!cluster) throw new Error('No PostgreSQL is installed.');
const { db, close } = openPostgres(cluster.url);
try {
  const now = await prepare(db, people);
  report('PostgreSQL', await measureMatching(db, now), {});
  const [inMemory, inSql] = await comparePairs(db, now);
  console.log(`${compared} tenders × ${people} people: ${inMemory} pairs in memory, ${inSql} by SQL.`);
} finally {
  await close();
  await cluster.stop();
}

const folder = mkdtempSync(join(tmpdir(), 'awaj-alerts-'));
const embedded = await openEmbedded(folder);
try {
  report('Embedded', await measureMatching(embedded.db, await prepare(embedded.db, embeddedPeople)), { all: 60 });
} finally {
  await embedded.close();
  rmSync(folder, { recursive: true, force: true });
}
