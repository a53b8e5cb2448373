import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresPrograms, startPostgres } from './postgres-server.ts';

export interface Cluster {
  url: string;
  /** Stops the server ('immediate' as in a crash) and starts it again on the same data. */
  restart(how: 'fast' | 'immediate'): Promise<void>;
  stop(): Promise<void>;
}

/** The data does not outlive the run, so the server does not wait for the disk. */
const flags = ['-F', '-c', 'max_connections=100'];

/** Starts a PostgreSQL server in a temporary folder. Returns null if none is installed. */
export async function startCluster(): Promise<Cluster | null> {
  const bin = postgresPrograms();
  if (!bin) return null;
  const folder = mkdtempSync(join(tmpdir(), 'awaj-pg-'));
  let server = await startPostgres(bin, folder, flags);
  return {
    url: server.url,
    async restart(how) {
      await server.stop(how);
      server = await startPostgres(bin, folder, flags);
    },
    async stop() {
      await server.stop('fast');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
