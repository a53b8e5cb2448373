import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** Replaces the database in a URL. URLs of sockets have no host, and `new URL` refuses them. */
export const databaseUrl = (url: string, name: string): string => url.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);

export interface PostgresServer {
  url: string;
  stop(how: 'fast' | 'immediate'): Promise<void>;
}

const startsWithinMs = 60_000;
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** Finds the folder of PostgreSQL's programs: on the PATH, otherwise where Debian installs them. */
export function postgresPrograms(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).find((folder) => existsSync(join(folder, 'initdb')));
  return onPath ?? globSync('/usr/lib/postgresql/*/bin/initdb').sort().map(dirname).at(-1);
}

/** PostgreSQL refuses to run as root, so root uses the account of the PostgreSQL package. */
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

/** Starts PostgreSQL on the data in a folder, reached by a socket there. Creates the data if there is none. */
export async function startPostgres(bin: string, folder: string, flags: readonly string[]): Promise<PostgresServer> {
  const user = owner();
  const quietly = { ...user, stdio: 'ignore', cwd: folder } as const;
  mkdirSync(folder, { recursive: true });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  // The locale must know UTF-8: with plain C, trigrams skip all letters outside ASCII.
  const init = ['-D', data, '-U', 'awaj', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  if (!existsSync(data)) execFileSync(join(bin, 'initdb'), init, quietly);
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-k', folder, '-h', '', ...flags], quietly);
  const ended = once(server, 'exit');
  const killNow = () => server.kill('SIGQUIT');
  process.once('exit', killNow);
  const url = `postgresql://awaj@/postgres?host=${encodeURIComponent(folder)}`;
  for (const deadline = Date.now() + startsWithinMs; !(await answers(url)); await delay(50))
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error(`PostgreSQL does not start in ${folder}. Does another run use it?`);
  return {
    url,
    async stop(how) {
      process.off('exit', killNow);
      server.kill(signals[how]);
      await ended;
    },
  };
}
