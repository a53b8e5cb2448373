import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { holdPort } from '@awaj/api/testing/api-process';
import { memoryMbOf } from '../processor.ts';

const entry = join(import.meta.dirname, '..', '..', '..', 'api', 'src', 'start.mjs');

export interface ApiProcess {
  url: string;
  pid: number;
  bootMs: number;
  /** Resident memory, in megabytes. */
  memory(): number;
  hasEnded(): boolean;
  kill(signal: NodeJS.Signals): Promise<void>;
}

/** The API in production mode, in a process of its own, without access to other services. */
export async function startApi(env: Record<string, string>): Promise<ApiProcess> {
  const { port, release } = await holdPort();
  release();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, ['--max-semi-space-size=8', entry], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      AWAJ_MODE: 'demo',
      API_PORT: port,
      SANDBOX_URL: 'http://127.0.0.1:9',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stopWithUs = () => child.kill('SIGKILL');
  process.once('exit', stopWithUs);
  while (child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) break;
    await delay(10);
  }
  const { pid } = child;
  if (child.exitCode !== null || pid === undefined) throw new Error('The API ended while it started.');
  return {
    url,
    pid,
    bootMs: performance.now() - started,
    memory: () => memoryMbOf(pid),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async kill(signal) {
      process.off('exit', stopWithUs);
      child.kill(signal);
      await ended;
    },
  };
}
