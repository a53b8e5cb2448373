import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { cpuMsOf, memoryMbOf } from '../processor.ts';
import type { Product } from './product.ts';

export interface WebProcess {
  url: string;
  /** Its processor time so far. */
  cpuMs(): number;
  /** Resident memory, in megabytes. */
  memory(): number;
  stop(): Promise<void>;
}

/** The built website of a checkout, in a process of its own, which uses the API of a running product. */
export async function startWeb(checkout: string, port: number, product: Product): Promise<WebProcess> {
  const url = `http://127.0.0.1:${port}`;
  const folder = join(checkout, 'apps', 'web');
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { scripts: { start: string } };
  const words = scripts.start.split(' ');
  const command = words.indexOf('node');
  const child = spawn(process.execPath, words.slice(command + 1), {
    cwd: folder,
    env: {
      ...Object.fromEntries(words.slice(0, command).map((each) => each.split('='))),
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      AWAJ_MODE: 'demo',
      WEB_PORT: String(port),
      WEB_URL: url,
      API_URL: product.api,
      MINI_URL: product.mini,
      SANDBOX_URL: product.sandbox,
      PAYMENT_ORIGINS: product.sandbox,
      DRAIN_SECONDS: '0',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const stopWithUs = () => child.kill('SIGKILL');
  process.once('exit', stopWithUs);
  while (child.exitCode === null && !(await fetch(`${url}/readyz`).catch(() => null))?.ok) await delay(50);
  const { pid } = child;
  if (child.exitCode !== null || pid === undefined)
    throw new Error(`The website of ${checkout} ended while it started. Was it built?`);
  return {
    url,
    cpuMs: () => cpuMsOf(pid),
    memory: () => memoryMbOf(pid),
    async stop() {
      process.off('exit', stopWithUs);
      child.kill('SIGTERM');
      await ended;
    },
  };
}
