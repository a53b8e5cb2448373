import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import type { ConstructorOptions } from 'pg-boss';
import { lockDataFolder } from './data-folder-lock.ts';
import { PreparingClient } from './prepared-statements.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;

/** How the job queue connects to the same database. */
export type JobStore = Pick<ConstructorOptions, 'connectionString' | 'db' | 'backend' | 'max'>;

export interface OpenDatabase {
  db: Database;
  /** The same database for public lists and pages, whose statements are short and read-only. */
  reads: Database;
  jobStore: JobStore;
  close(): Promise<void>;
}

const { BYTEA, DATE, INT8 } = pg.types.builtins;

/** Arrays have no names there. */
const int8Array = 1016;

/** Parsers for types that JavaScript does not have, the same for both databases. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  // A calendar date stays a text; as a Date it would shift by a day with the machine's time zone.
  [DATE]: (text) => text,
  // Santim and Telegram ids are far below 2^53.
  [INT8]: Number,
  [int8Array]: (text) => JSON.parse(`[${text.slice(1, -1).toLowerCase()}]`),
  // PGlite would return a Uint8Array, which has other methods.
  [BYTEA]: (text) => Buffer.from(text.slice('\\x'.length), 'hex'),
};

const pgTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format),
};

const usualConnections = 10;
const queueConnections = 2;
const statementMs = 10_000;
const readMs = 2_000;
/**
 * Memory for index results, with a place for each page of two gigabytes. With less, PostgreSQL remembers whole pages
 * instead of rows and checks every title in them again, which takes thirty times as long.
 */
const readMemory = '16MB';

/**
 * A pool that runs these settings on each new connection. Not as startup options, because connection poolers refuse
 * them.
 */
function createPool(url: string, max: number, settings: string): pg.Pool {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max,
    connectionTimeoutMillis: statementMs,
    types: pgTypes,
  });
  // The pool replaces a broken connection, and its statement fails. Without this listener an idle one that breaks would
  // end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    // Statements here are too short to be worth JIT compilation, which takes PostgreSQL a quarter of a second.
    client.query(`set jit = off; ${settings}`).catch(() => {});
  });
  return pool;
}

const overPool = (pool: pg.Pool): Database => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });

/** Half of the connections are for reads, so that slow queries do not block logins and payments. */
export function openPostgres(url: string, connections = usualConnections): OpenDatabase {
  const forReads = Math.ceil(connections / 2);
  const db = overPool(createPool(url, connections - forReads, `set statement_timeout = ${statementMs}`));
  const readSettings = `set statement_timeout = ${readMs}; set default_transaction_read_only = on; set work_mem = '${readMemory}'`;
  const reads = overPool(createPool(url, forReads, readSettings));
  return {
    db,
    reads,
    jobStore: { connectionString: url, max: queueConnections },
    async close() {
      await Promise.all([db.destroy(), reads.destroy()]);
    },
  };
}

/** For work that takes longer than a request: migrations, and what follows a large import. */
export const withoutTimeLimit = <Result>(
  db: Database,
  work: (connection: Database) => Promise<Result>,
): Promise<Result> =>
  db.connection().execute(async (connection) => {
    const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(
      connection,
    );
    const setLimit = (limit: string) =>
      sql`select set_config('statement_timeout', ${limit}, false)`.execute(connection);
    await setLimit('0');
    try {
      return await work(connection);
    } finally {
      await setLimit(rows[0]?.limit ?? '0');
    }
  });

/** Loaded on demand, because PostgreSQL users do not need it. */
export async function createPglite(options: { dataDir?: string; loadDataDir?: Blob }): Promise<PGlite> {
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  return PGlite.create({ ...options, extensions: { pg_trgm }, parsers });
}

/** The queue's library is large too, and a command on PostgreSQL does not need it. */
async function overPglite(pglite: PGlite, release: () => void): Promise<OpenDatabase> {
  const { fromPglite } = await import('pg-boss');
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    reads: db,
    jobStore: { db: fromPglite(pglite), backend: 'pglite' },
    async close() {
      await pglite.close();
      release();
    },
  };
}

export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const release = lockDataFolder(folder);
  try {
    return await overPglite(await createPglite({ dataDir: join(folder, 'pglite') }), release);
  } catch (error) {
    release();
    throw error;
  }
}

/** A database in memory, optionally as a copy of another. */
export async function openInMemory(copy?: Blob): Promise<OpenDatabase & { copy(): Promise<Blob> }> {
  const pglite = await createPglite(copy ? { loadDataDir: copy } : {});
  return { ...(await overPglite(pglite, () => {})), copy: () => pglite.dumpDataDir('none') };
}

/**
 * Until the statistics are updated, the database plans with old ones and reads slowly: PostgreSQL updates them minutes
 * later, PGlite never.
 */
const updateStatistics =
  (statement: RawBuilder<unknown>) =>
  (db: Database): Promise<void> =>
    withoutTimeLimit(db, async (connection) => {
      await statement.execute(connection);
    });

/** For use after storing some rows: reads a sample of each table. */
export const analyze = updateStatistics(sql`analyze`);

/** For use after storing much: reads the whole database. */
export const vacuumAnalyze = updateStatistics(sql`vacuum analyze`);
