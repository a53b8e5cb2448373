import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { type ConstructorOptions, fromPglite } from 'pg-boss';
import { lockDataFolder } from './data-folder-lock.ts';
import { PreparingClient } from './prepared-statements.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;

/** How the job queue connects to the same database. */
export type JobStore = Pick<ConstructorOptions, 'connectionString' | 'db' | 'backend' | 'max'>;

export interface OpenDatabase {
  db: Database;
  /** The same database for the lists and pages that everybody asks for: its statements are short, and change nothing. */
  reads: Database;
  jobStore: JobStore;
  close(): Promise<void>;
}

const { DATE, INT8 } = pg.types.builtins;

/** How both databases hand over what JavaScript has no type of its own for. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  // A calendar date stays the text it is; as a Date it would slip by a day with the machine's time zone.
  [DATE]: (text) => text,
  // Santim and the ids of Telegram users lie far below 2^53.
  [INT8]: Number,
};

const pgTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format),
};

const usualConnections = 10;
const queueConnections = 2;
const statementMs = 10_000;
const readMs = 2_000;
/**
 * For what an index finds: a place for each page of two gigabytes. With less PostgreSQL keeps whole pages in mind instead of
 * rows, and works out the parts of every title in them anew, which takes thirty times as long.
 */
const readMemory = '16MB';

/** A pool that sets these on each new connection. Not as startup options: connection poolers refuse those. */
function createPool(url: string, max: number, settings: string): pg.Pool {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max,
    connectionTimeoutMillis: statementMs,
    types: pgTypes,
  });
  // A connection that breaks is replaced by the pool, and its statement fails. Without listeners one that breaks while
  // it is idle, or between two statements of a transaction, would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    // No statement here runs long enough to be worth compiling, which takes PostgreSQL a quarter of a second.
    client.query(`set jit = off; ${settings}`).catch(() => {});
  });
  return pool;
}

const overPool = (pool: pg.Pool): Database => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });

/** Half of the connections are for reads, so that a slow query does not keep people from logging in or paying. */
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

/** For work that takes longer than a request may: migrations, and what follows on a large import. */
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

/** Loaded when it is needed: who runs on PostgreSQL does not carry it about. */
async function createPglite(options: { dataDir?: string; loadDataDir?: Blob }): Promise<PGlite> {
  const [{ PGlite }, { pg_trgm }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
  ]);
  return PGlite.create({ ...options, extensions: { pg_trgm }, parsers });
}

function overPglite(pglite: PGlite, release: () => void): OpenDatabase {
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
    return overPglite(await createPglite({ dataDir: join(folder, 'pglite') }), release);
  } catch (error) {
    release();
    throw error;
  }
}

/** A database that lives as long as the process, from a copy of another when one is given. */
export async function openInMemory(copy?: Blob): Promise<OpenDatabase & { copy(): Promise<Blob> }> {
  const pglite = await createPglite(copy ? { loadDataDir: copy } : {});
  return { ...overPglite(pglite, () => {}), copy: () => pglite.dumpDataDir('none') };
}

/**
 * After much was stored. The database plans with what it knew before, and finds each row the long way round, until it
 * has looked at its tables once: by itself minutes later, among those who are reading, and when embedded never.
 */
export const vacuumAnalyze = (db: Database): Promise<void> =>
  withoutTimeLimit(db, async (connection) => {
    await sql`vacuum analyze`.execute(connection);
  });
