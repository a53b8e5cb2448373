import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { describe, inject, it } from 'vitest';
import { type OpenDatabase, openInMemory, openPostgres } from '../database/database.ts';
import { databaseUrl } from './postgres-server.ts';

export type Content = 'seeded' | 'empty';

export interface Target {
  name: string;
  isThere: boolean;
  /** Opens a copy of the seeded database, or an empty one. */
  open(content: Content): Promise<OpenDatabase & { url: string | null }>;
  /** Whether it is the one for tests that need only one database: PostgreSQL if there is a server, because it is faster. */
  isOne: boolean;
  /** Runs a test or a group on that one database. */
  onOne: { it: ReturnType<typeof it.runIf>; describe: ReturnType<typeof describe.runIf> };
}

async function openEmbeddedCopy(content: Content) {
  const database = await openInMemory(await openAsBlob(inject('embeddedCopies')[content]));
  return { ...database, url: null };
}

async function openPostgresCopy(content: Content) {
  const server = inject('postgres');
  if (!server) throw new Error('There is no PostgreSQL.');
  const name = `awaj_test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${name} template ${content === 'seeded' ? server.template : 'template0'}`);
  const url = databaseUrl(server.url, name);
  const database = openPostgres(url);
  return {
    ...database,
    url,
    async close() {
      await database.close();
      await client.query(`drop database ${name} with (force)`);
      await client.end();
    },
  };
}

const hasPostgres = inject('postgres') !== null;
const oneIf = (isOne: boolean) => ({ isOne, onOne: { it: it.runIf(isOne), describe: describe.runIf(isOne) } });

/** The kinds of database that the API supports. Every test of SQL runs on both. */
export const targets: readonly [embedded: Target, postgres: Target] = [
  { name: 'PGlite', isThere: true, open: openEmbeddedCopy, ...oneIf(!hasPostgres) },
  { name: 'PostgreSQL', isThere: hasPostgres, open: openPostgresCopy, ...oneIf(hasPostgres) },
];
