import { sql } from 'kysely';
import type { Database } from '../../../database/database.ts';

const keptForHours = 24;

/** Returns the robots.txt stored less than a day ago. Undefined if it has to be fetched again. */
export async function readKeptRobots(db: Database, host: string): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('collector_hosts')
    .select('robots')
    .where('host', '=', host)
    .where(sql<boolean>`robots_read_at > clock_timestamp() - ${keptForHours}::integer * interval '1 hour'`)
    .executeTakeFirst();
  return row?.robots;
}

export async function keepRobots(db: Database, host: string, robots: string | null): Promise<void> {
  await db
    .updateTable('collector_hosts')
    .set({ robots, robots_read_at: sql<Date>`clock_timestamp()` })
    .where('host', '=', host)
    .execute();
}
