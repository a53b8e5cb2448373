import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresPrograms, startPostgres } from '@awaj/api/testing/postgres-server';

/** A modest server of 8 GB. What is not named here is PostgreSQL's own choice, and every write reaches the disk. */
export const serverSettings = [
  'shared_buffers=2GB',
  'effective_cache_size=6GB',
  'random_page_cost=1.1',
  'maintenance_work_mem=512MB',
  'max_wal_size=4GB',
] as const;

export interface KeptCluster {
  url: string;
  stop(): Promise<void>;
}

/** A PostgreSQL whose data stays in a folder from one run to the next; the server itself ends with us. */
async function startKeptCluster(folder: string): Promise<KeptCluster> {
  const bin = postgresPrograms();
  if (!bin) throw new Error('No PostgreSQL is installed. Set BENCH_DATABASE_URL to one that runs elsewhere.');
  const { url, stop } = await startPostgres(
    bin,
    folder,
    serverSettings.flatMap((setting) => ['-c', setting]),
  );
  return { url, stop: () => stop('fast') };
}

/** The database that is measured: the one in BENCH_DATABASE_URL, or one of our own in BENCH_DATA_DIR. */
export async function openBenchDatabase(): Promise<KeptCluster> {
  // What was started ends when this process exits, so a signal has to be an exit too.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const { BENCH_DATABASE_URL: url, BENCH_DATA_DIR: folder } = process.env;
  if (url) return { url, stop: async () => {} };
  return startKeptCluster(folder || join(tmpdir(), 'awaj-bench-million'));
}
