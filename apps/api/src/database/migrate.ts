import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { EnvironmentError } from '../settings/startup-error.ts';
import { type Database, withoutTimeLimit } from './database.ts';

const folder = join(import.meta.dirname, 'migrations');
const digestLength = 8;

/** A file contains plain statements, each ending with a semicolon at the end of a line. */
const statementsOf = (text: string): string[] => text.split(/;\s*$/m).filter((statement) => statement.trim() !== '');

const toMigration = (text: string): Migration => ({
  async up(db) {
    for (const statement of statementsOf(text)) await sql.raw(statement).execute(db);
  },
});

/** The stored name contains a digest, so that a file changed after it ran is noticed. */
function readMigrations(): Record<string, Migration> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  const named = files.map((file) => {
    const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    const digest = hash('sha256', text, 'hex').slice(0, digestLength);
    return [`${file.replace('.sql', '')}@${digest}`, toMigration(text)];
  });
  return Object.fromEntries(named);
}

/** The executed migrations; none without a schema. */
async function namesOfExecuted(db: Database): Promise<string[]> {
  const { rows } = await sql<{ exists: boolean }>`select to_regclass('kysely_migration') is not null as exists`.execute(
    db,
  );
  if (!rows[0]?.exists) return [];
  const executed = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return executed.rows.map(({ name }) => name).sort();
}

/**
 * Whether all known migrations ran without gaps. Further ones belong to a later version, which only adds to the schema,
 * so that this version still works.
 */
function isUpToDate(known: readonly string[], executed: readonly string[]): boolean {
  return known.every((name, at) => name === executed[at]);
}

/** Migrates the schema under a lock, so that processes that start together do it once. */
export async function migrate(db: Database): Promise<void> {
  const migrations = readMigrations();
  // The migrator inspects every table first, which takes PGlite a third of a second.
  if (isUpToDate(Object.keys(migrations).sort(), await namesOfExecuted(db))) return;
  const { error } = await withoutTimeLimit(db, (connection) =>
    new Migrator({ db: connection, provider: { getMigrations: async () => migrations } }).migrateToLatest(),
  );
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new EnvironmentError(
      'The database was made by another version of Awaj: a migration has changed since it ran, or was skipped. Start ' +
        'the version that made the database. If it is an embedded demo database, you can also delete its folder, ' +
        'AWAJ_DATA_DIR, which is .data/db by default.',
    );
  if (error) throw error;
}
