import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresPrograms, startPostgres } from '@awaj/api/testing/postgres-server';

/** Settings for a small server of 8 GB. Everything else is PostgreSQL's default, and every write reaches the disk. */
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

/** A PostgreSQL server whose data stays in a folder between runs. The server ends with this process. */
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

/** The measured database: the one in BENCH_DATABASE_URL, or one started here in BENCH_DATA_DIR. */
export async function openBenchDatabase(): Promise<KeptCluster> {
  // The server ends when this process exits, so a signal must also lead to an exit.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const { BENCH_DATABASE_URL: url, BENCH_DATA_DIR: folder } = process.env;
  if (url) return { url, stop: async () => {} };
  return startKeptCluster(folder || join(tmpdir(), 'awaj-bench-million'));
}
