import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

export interface Cluster {
  url: string;
  /** Ends the server, politely or at once, and starts it again on the same data. */
  restart(how: 'fast' | 'immediate'): Promise<void>;
  stop(): Promise<void>;
}

const startsWithinMs = 20_000;

function programs(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(delimiter).find((folder) => existsSync(join(folder, 'initdb')));
  return onPath ?? globSync('/usr/lib/postgresql/*/bin/initdb').sort().map(dirname).at(-1);
}

/** PostgreSQL refuses to run as root, so root steps down to the user that its package made. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function untilReady(url: string): Promise<void> {
  for (const deadline = Date.now() + startsWithinMs; ; await delay(50)) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

/** A PostgreSQL of its own, in a temporary folder and reached by a socket in it; null where none is installed. */
export async function startCluster(): Promise<Cluster | null> {
  const bin = programs();
  if (!bin) return null;
  const folder = mkdtempSync(join(tmpdir(), 'awaj-pg-'));
  const user = owner();
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  // A locale that knows UTF-8: with plain C, trigrams leave out every letter that is not ASCII.
  const init = ['-D', data, '-U', 'awaj', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(join(bin, 'initdb'), init, { ...user, stdio: 'ignore', cwd: folder });
  const settings = ['-D', data, '-k', folder, '-h', '', '-F', '-c', 'max_connections=100'];
  const launch = () => {
    const process = spawn(join(bin, 'postgres'), settings, { ...user, stdio: 'ignore', cwd: folder });
    return { process, ended: once(process, 'exit') };
  };
  let server = launch();
  const killNow = () => server.process.kill('SIGQUIT');
  process.once('exit', killNow);
  const url = `postgresql://awaj@/postgres?host=${encodeURIComponent(folder)}`;
  await untilReady(url);

  async function end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    server.process.kill(signal);
    await server.ended;
  }

  return {
    url,
    async restart(how) {
      await end(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      server = launch();
      await untilReady(url);
    },
    async stop() {
      process.off('exit', killNow);
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
