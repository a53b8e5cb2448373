// How long it takes to find the people whose searches match new tenders: pnpm bench alerts [people] [embedded people]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openEmbedded, openPostgres } from '@awaj/api/database/database';
import { migrate } from '@awaj/api/database/migrate';
import { seedDemo } from '@awaj/api/seed/seed-demo';
import {
  measureMatching,
  measureTelling,
  pairsInMemory,
  pairsOfFeeds,
  prepareAlerts,
} from '@awaj/api/testing/measure-alerts';
import { startCluster } from '@awaj/api/testing/postgres-cluster';
import { sql } from 'kysely';
import { postgresCpuMs } from '../processor.ts';
import { printTable, verdict } from '../table.ts';

const people = Number(process.argv[2] ?? 1_000_000);
const embeddedPeople = Number(process.argv[3] ?? 100_000);
const tenders = 1_000;
const few = 3;

type Figures = Awaited<ReturnType<typeof measureMatching>>;

async function prepare(db: Database, readers: number): Promise<Date> {
  const now = new Date();
  await migrate(db);
  await seedDemo(db, now, tenders);
  const began = performance.now();
  await prepareAlerts(db, readers, now);
  console.log(`${readers} people stored in ${((performance.now() - began) / 1_000).toFixed(0)} s.`);
  return now;
}

async function someTenders(db: Database): Promise<number[]> {
  const rows = await db.selectFrom('tenders').select('id').orderBy(sql`md5(id::text)`).limit(few).execute();
  return rows.map(({ id }) => id);
}

/** In memory and by plain SQL. */
async function comparePairs(db: Database, now: Date, ids: readonly number[]): Promise<void> {
  const [inMemory, inSql] = [await pairsInMemory(db, now, ids), await pairsOfFeeds(db, ids)];
  console.log(`${few} tenders × ${people} people: ${inMemory} pairs in memory, ${inSql} by SQL.\n`);
}

type Row = [what: string, seen: number, most?: number];

function report(name: string, { tenders, readers, found }: Figures, rows: readonly Row[]): void {
  console.log(`${name}: ${tenders} tenders × ${readers} people, ${found} of whom they are for.`);
  printTable(
    [name, 'Target', 'Measured', ''],
    rows.map(([what, seen, most]) => [what, most ? `≤ ${most}` : '–', seen, most ? verdict(seen <= most) : '']),
  );
}

const seconds = (ms: number) => ms / 1_000;

async function measurePostgres(db: Database, now: Date): Promise<void> {
  const before = await postgresCpuMs(db);
  const figures = await measureMatching(db, now);
  const serverMs = (await postgresCpuMs(db)) - before;
  report('PostgreSQL', figures, [
    ['opening the tenders, s', seconds(figures.openingMs)],
    ['reading the people, s', seconds(figures.readingMs), 20],
    ['– of the processor, with the database, s', seconds(figures.readingCpuMs + serverMs), 20],
    ['matching, s of the processor', seconds(figures.matchingCpuMs), 5],
    ['memory of the process, MB', figures.memoryMb, 400],
  ]);
}

async function measureJob(db: Database, now: Date, ids: readonly number[]): Promise<void> {
  const before = await postgresCpuMs(db);
  const { told, tellingMs, tellingCpuMs, memoryMb } = await measureTelling(db, now, ids);
  const serverMs = (await postgresCpuMs(db)) - before;
  console.log(`${few} new tenders × ${people} people, ${told} of whom are told.`);
  printTable(
    ['The job', 'Measured'],
    [
      ['all of it, s', seconds(tellingMs)],
      ['– of the processor, s', seconds(tellingCpuMs)],
      ['– of the processor, the database, s', seconds(serverMs)],
      ['memory of the process, MB', memoryMb],
    ],
  );
}

async function measureEmbedded(db: Database, now: Date): Promise<void> {
  const figures = await measureMatching(db, now);
  const { openingMs, readingMs, readingCpuMs, matchingCpuMs } = figures;
  report('Embedded', figures, [
    ['all of it, s', seconds(openingMs + readingMs + matchingCpuMs), 60],
    ['reading the people, s of the processor', seconds(readingCpuMs)],
    ['matching, s of the processor', seconds(matchingCpuMs)],
    ['memory of the process, MB', figures.memoryMb],
  ]);
}

const cluster = await startCluster();
if (!cluster) throw new Error('No PostgreSQL is installed.');
const { db, close } = openPostgres(cluster.url);
try {
  const now = await prepare(db, people);
  await measurePostgres(db, now);
  const ids = await someTenders(db);
  await comparePairs(db, now, ids);
  await measureJob(db, now, ids);
} finally {
  await close();
  await cluster.stop();
}

const folder = mkdtempSync(join(tmpdir(), 'awaj-alerts-'));
const embedded = await openEmbedded(folder);
try {
  await measureEmbedded(embedded.db, await prepare(embedded.db, embeddedPeople));
} finally {
  await embedded.close();
  rmSync(folder, { recursive: true, force: true });
}
