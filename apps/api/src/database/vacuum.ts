import { sql } from 'kysely';
import { type Database, withoutTimeLimit } from './database.ts';

/**
 * After much was stored. The database plans with what it knew before, and finds each row the long way round, until it
 * has looked at its tables once: by itself minutes later, among those who are reading, and when embedded never.
 */
export const vacuumAnalyze = (db: Database): Promise<void> =>
  withoutTimeLimit(db, async (connection) => {
    await sql`vacuum analyze`.execute(connection);
  });
