import { startCluster } from '@awaj/api/testing/postgres-cluster';
import { startApi } from './api-process.ts';

/** Loads the demo data by a first start, which ends before the measurement. */
export async function fill(env: Record<string, string>): Promise<void> {
  await (await startApi(env)).kill('SIGTERM');
}

/** Runs the work with a new PostgreSQL that contains the demo data. `env` has the settings for the API. */
export async function onDemoPostgres<Result>(
  work: (env: { DATABASE_URL: string; AWAJ_SEED: string }) => Promise<Result>,
): Promise<Result> {
  const cluster = await startCluster();
  if (!cluster) throw new Error('No PostgreSQL is installed.');
  const env = { DATABASE_URL: cluster.url, AWAJ_SEED: 'demo' };
  try {
    await fill(env);
    return await work(env);
  } finally {
    await cluster.stop();
  }
}
