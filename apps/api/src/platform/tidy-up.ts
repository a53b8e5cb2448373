import { sql } from 'kysely';
import type { Database } from './database.ts';

/**
 * After much was stored. The database plans with what it knew before, and finds each row the long way round, until it
 * has looked at its tables once: by itself minutes later, among those who are reading, and when embedded never.
 */
export const tidyUp = (db: Database): Promise<void> =>
  db.connection().execute(async (connection) => {
    // Of a large database it takes longer than a request may.
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      await sql`vacuum analyze`.execute(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
