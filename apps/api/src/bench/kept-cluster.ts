import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

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

const startsWithinMs = 60_000;

function programs(): string {
  const onPath = (process.env.PATH ?? '').split(delimiter).find((folder) => existsSync(join(folder, 'initdb')));
  const bin = onPath ?? globSync('/usr/lib/postgresql/*/bin/initdb').sort().map(dirname).at(-1);
  if (!bin) throw new Error('No PostgreSQL is installed. Set BENCH_DATABASE_URL to one that runs elsewhere.');
  return bin;
}

/** PostgreSQL refuses to run as root, so root steps down to the user that its package made. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** A PostgreSQL whose data stays in a folder from one run to the next; the server itself ends with us. */
async function startKeptCluster(folder: string): Promise<KeptCluster> {
  const bin = programs();
  const user = owner();
  mkdirSync(folder, { recursive: true });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'awaj', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
  if (!existsSync(data)) execFileSync(join(bin, 'initdb'), init, { ...user, stdio: 'ignore', cwd: folder });
  const settings = serverSettings.flatMap((setting) => ['-c', setting]);
  const command = ['-D', data, '-k', folder, '-h', '', ...settings];
  const server = spawn(join(bin, 'postgres'), command, { ...user, stdio: 'ignore', cwd: folder });
  const ended = once(server, 'exit');
  const killNow = () => server.kill('SIGINT');
  process.once('exit', killNow);
  const url = `postgresql://awaj@/postgres?host=${encodeURIComponent(folder)}`;
  for (const deadline = Date.now() + startsWithinMs; !(await answers(url)); await delay(100))
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error(`PostgreSQL does not start in ${folder}. Does another run use it?`);
  return {
    url,
    async stop() {
      process.off('exit', killNow);
      server.kill('SIGINT');
      await ended;
    },
  };
}

/** The database that is measured: the one in BENCH_DATABASE_URL, or one of our own in BENCH_DATA_DIR. */
export async function openBenchDatabase(): Promise<KeptCluster> {
  // What was started ends when this process exits, so a signal has to be an exit too.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const { BENCH_DATABASE_URL: url, BENCH_DATA_DIR: folder } = process.env;
  if (url) return { url, stop: async () => {} };
  return startKeptCluster(folder || join(tmpdir(), 'awaj-bench-million'));
}
