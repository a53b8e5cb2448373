import { type Database, openPostgres } from '@awaj/api/database/database';
import { migrate } from '@awaj/api/database/migrate';
import { type ApiProcess, startApi } from './api-process.ts';
import { openBenchDatabase } from './kept-cluster.ts';
import { startYardstick, type Yardstick } from './yardstick-process.ts';

export interface Contest {
  db: Database;
  api: ApiProcess;
  yardstick: Yardstick;
}

async function onDatabase(url: string, measure: (contest: Contest) => Promise<void>): Promise<void> {
  const { db, close } = openPostgres(url);
  await migrate(db);
  const api = await startApi({ DATABASE_URL: url });
  const yardstick = await startYardstick(url);
  try {
    await measure({ db, api, yardstick });
  } finally {
    yardstick.stop();
    await api.kill('SIGTERM');
    await close();
  }
}

/** Measures the API and the yardstick on the same large database, and stops everything. */
export async function besideYardstick(measure: (contest: Contest) => Promise<void>): Promise<void> {
  const server = await openBenchDatabase();
  try {
    await onDatabase(server.url, measure);
  } finally {
    await server.stop();
  }
}
