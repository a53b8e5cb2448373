import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type OpenDatabase, openInMemory, openPostgres } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { createJobRunner } from '../jobs/queue.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { startCluster } from './postgres-cluster.ts';
import { databaseUrl } from './postgres-server.ts';
import { demoSize, seededAt } from './seeded.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A file with a migrated and seeded embedded database. */
    embeddedCopy: string;
    /** A server, and the database on it that tests copy; null where there is no server. */
    postgres: { url: string; template: string } | null;
  }
}

const nowhere =
  'No PostgreSQL to test on. Set TEST_DATABASE_URL to a server where databases may be created, or install PostgreSQL.';

/** With the queue's own tables too, which take a moment to make. */
async function fill({ db, jobStore }: OpenDatabase): Promise<void> {
  await migrate(db);
  await seedDemo(db, seededAt, demoSize);
  const runner = createJobRunner(jobStore);
  await runner.open([]);
  await runner.stop();
}

async function copyEmbedded(file: string): Promise<void> {
  const database = await openInMemory();
  await fill(database);
  const copy = await database.copy();
  writeFileSync(file, new Uint8Array(await copy.arrayBuffer()));
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

/** Makes one seeded database of each kind; the tests work on copies. */
export async function setup(project: TestProject): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'awaj-test-'));
  const embeddedCopy = join(folder, 'embedded.tar');
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given ? null : await startCluster();
  const url = given ?? cluster?.url;
  if (!url && process.env.CI) throw new Error(nowhere);
  if (!url) console.warn(`\n!!! ${nowhere} Testing on PGlite ALONE.\n`);
  await copyEmbedded(embeddedCopy);
  const template = url ? await createTemplate(url) : null;
  project.provide('embeddedCopy', embeddedCopy);
  project.provide('postgres', url && template ? { url, template } : null);
  cleanUp = async () => {
    if (url && template) await administer(url, `drop database ${template}`);
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
