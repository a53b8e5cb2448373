import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openInMemory, openPostgres } from '../database/database.ts';
import { holdToEmbeddedRules } from './embedded-rules.ts';
import { databaseUrl } from './postgres-server.ts';

export type Content = 'seeded' | 'empty';

export interface Target {
  name: string;
  isThere: boolean;
  /** Opens a copy of the seeded database, or an empty one. */
  open(content: Content): Promise<OpenDatabase & { url: string | null }>;
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
  const database = holdToEmbeddedRules(openPostgres(url));
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

/** The kinds of database that the API supports. */
export const targets: readonly [embedded: Target, postgres: Target] = [
  { name: 'PGlite', isThere: true, open: openEmbeddedCopy },
  { name: 'PostgreSQL', isThere: hasPostgres, open: openPostgresCopy },
];

/** The database for tests that need only one: PostgreSQL if there is a server, because it is much faster. */
export const oneTarget: Target = targets[hasPostgres ? 1 : 0];
