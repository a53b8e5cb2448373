import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { quickStart } from './quick-start.ts';

const entry = join(import.meta.dirname, '..', 'server.ts');

/** Holds a free port until it is released. */
export async function holdPort(): Promise<{ port: string; release: () => void }> {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const address = holder.address();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return { port: String(address.port), release: () => holder.close() };
}

/** Starts the API as a process of its own. */
export function startApi(env: Record<string, string>) {
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env.PATH ?? '', ...quickStart, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  return {
    output: text(child.stderr),
    ended,
    /** Stops the process as a loss of power does. */
    kill: () => child.kill('SIGKILL'),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    /** Asks the process to stop and returns its exit code and signal: 0 and null if all was well. */
    stop(): Promise<unknown[]> {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

const readyWithinMs = 120_000;

/** Starts the API and waits until it takes requests. */
export async function startListening(env: Record<string, string>) {
  const { port, release } = await holdPort();
  release();
  const api = startApi({ API_PORT: port, ...env });
  const url = `http://127.0.0.1:${port}`;
  const signal = AbortSignal.timeout(readyWithinMs);
  while (!api.hasEnded() && !signal.aborted) {
    const answer = await fetch(`${url}/readyz`, { signal }).catch(() => null);
    if (answer?.ok) return { ...api, url };
    await delay(50);
  }
  await api.stop();
  throw new Error(`The API did not begin to listen: ${await api.output}`);
}

export type ListeningApi = Awaited<ReturnType<typeof startListening>>;
