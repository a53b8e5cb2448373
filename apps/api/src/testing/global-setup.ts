import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type OpenDatabase, openInMemory, openPostgres } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { createJobRunner } from '../jobs/queue.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import type { Content } from './databases.ts';
import { startCluster } from './postgres-cluster.ts';
import { databaseUrl } from './postgres-server.ts';
import { demoSize, seededAt } from './seeded.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Files with an embedded database: one without tables, and one migrated and seeded. */
    embeddedCopies: Readonly<Record<Content, string>>;
    /** A PostgreSQL server with a template database that tests copy. Null if there is no server. */
    postgres: { url: string; template: string } | null;
  }
}

const nowhere =
  'No PostgreSQL to test on. Set TEST_DATABASE_URL to a server where databases may be created, or install PostgreSQL.';

/** Creates the tables of the queue too, because that takes a moment in each test. */
async function fill({ db, jobStore }: OpenDatabase): Promise<void> {
  await migrate(db);
  await seedDemo(db, seededAt, demoSize);
  const runner = createJobRunner(jobStore);
  await runner.open([]);
  await runner.stop();
}

/**
 * Makes the copy small and without a log to replay, because every test unpacks it file by file. A copy also starts
 * faster with little memory for its pages.
 */
async function makeSmall({ db }: OpenDatabase): Promise<void> {
  await sql`update pg_database set datistemplate = false where datistemplate`.execute(db);
  for (const unused of ['template0', 'template1']) await sql`drop database if exists ${sql.id(unused)}`.execute(db);
  await sql`alter system set shared_buffers = '32MB'`.execute(db);
  await sql`set wal_recycle = off`.execute(db);
  await sql`select pg_switch_wal()`.execute(db);
  await sql`checkpoint`.execute(db);
}

/** Copies the empty database too: opening a copy is faster than creating one. */
async function copyEmbedded({ empty, seeded }: Readonly<Record<Content, string>>): Promise<void> {
  const database = await openInMemory();
  const writeCopy = async (file: string) => {
    await makeSmall(database);
    const copy = await database.copy();
    writeFileSync(file, new Uint8Array(await copy.arrayBuffer()));
  };
  await writeCopy(empty);
  await fill(database);
  await writeCopy(seeded);
  await database.close();
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function createTemplate(url: string): Promise<string> {
  const name = `awaj_test_${randomBytes(4).toString('hex')}`;
  await administer(url, `create database ${name}`);
  const seeded = openPostgres(databaseUrl(url, name));
  await fill(seeded);
  await seeded.close();
  return name;
}

let cleanUp = async (): Promise<void> => {};
export const teardown = (): Promise<void> => cleanUp();

/** Makes one seeded database of each kind. The tests work on copies. */
export async function setup(project: TestProject): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'awaj-test-'));
  const embeddedCopies = { empty: join(folder, 'empty.tar'), seeded: join(folder, 'seeded.tar') };
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? null : await startCluster();
  const url = given ?? cluster?.url;
  if (!url && process.env.CI) throw new Error(nowhere);
  if (!url) console.warn(`\n!!! ${nowhere} Testing on PGlite ALONE.\n`);
  await copyEmbedded(embeddedCopies);
  const template = url ? await createTemplate(url) : null;
  project.provide('embeddedCopies', embeddedCopies);
  project.provide('postgres', url && template ? { url, template } : null);
  cleanUp = async () => {
    if (url && template) await administer(url, `drop database ${template}`);
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
