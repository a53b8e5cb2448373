import { startCluster } from '@awaj/api/testing/postgres-cluster';
import { startApi } from './api-process.ts';

/** The demo data is loaded by a first start, which is over before anything is measured. */
export async function fill(env: Record<string, string>): Promise<void> {
  await (await startApi(env)).kill('SIGTERM');
}

/** A PostgreSQL of its own with the demo data, for as long as the work takes; `env` is what the API finds it by. */
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
