import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { lockDataFolder } from './data-folder-lock.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;

export interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}

const migrationsFolder = join(import.meta.dirname, '..', 'migrations');

// A calendar date stays the text it is; as a Date it would slip by a day with the machine's time zone.
const dateType = 1082;

export function openPostgres(url: string): OpenDatabase {
  const types = {
    getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
      oid === dateType ? (text: string) => text : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
  };
  const pool = new pg.Pool({ connectionString: url, max: 10, types });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, close: () => db.destroy() };
}

const pgliteOptions = { extensions: { pg_trgm }, parsers: { [dateType]: (text: string) => text } };

function overPglite(pglite: PGlite, release: () => void): OpenDatabase {
  const db = new Kysely<Schema>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    async close() {
      await pglite.close();
      release();
    },
  };
}

export async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const release = lockDataFolder(folder);
  try {
    return overPglite(await PGlite.create({ dataDir: join(folder, 'pglite'), ...pgliteOptions }), release);
  } catch (error) {
    release();
    throw error;
  }
}

/** A database that lives as long as the process, from a copy of another when one is given. */
export const openInMemory = async (copy?: Blob): Promise<OpenDatabase & { pglite: PGlite }> => {
  const pglite = await PGlite.create({ ...pgliteOptions, ...(copy ? { loadDataDir: copy } : {}) });
  return { ...overPglite(pglite, () => {}), pglite };
};

function readMigrations(): Record<string, Migration> {
  const files = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'));
  const toMigration = (file: string): Migration => ({
    async up(db) {
      const statements = readFileSync(join(migrationsFolder, file), 'utf8')
        .split(/;\s*$/m)
        .filter((statement) => statement.trim() !== '');
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  });
  return Object.fromEntries(files.map((file) => [file, toMigration(file)]));
}

/** Brings the schema up to date, under a lock: two processes that start at once do it once. */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => readMigrations() } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
