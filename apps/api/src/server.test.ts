import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { targets } from './testing/databases.ts';

const entry = join(import.meta.dirname, 'server.ts');

function start(env: Record<string, string>): {
  child: ChildProcess;
  output: Promise<string>;
  ended: Promise<unknown[]>;
} {
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return { child, output: text(child.stderr), ended: once(child, 'exit') };
}

async function freePort(): Promise<{ port: string; release: () => void }> {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const address = holder.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { port: String(address.port), release: () => holder.close() };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error('the server ended');
}

it.each([
  [{ API_PORT: 'x' }, 'api: API_PORT is "x", which is not a port number between 1 and 65535.'],
  [{ DATABASE_URL: 'postgresql://x@127.0.0.1:1/x' }, 'api: There is no PostgreSQL at the address in DATABASE_URL.'],
])('ends with one sentence when it is started with %j', async (env, sentence) => {
  const { output, ended } = start(env);
  expect((await ended)[0]).toBe(1);
  expect((await output).trim()).toBe(sentence);
});

describe.runIf(inject('postgres') !== null)('the server on PostgreSQL', () => {
  let database: Awaited<ReturnType<(typeof targets)[number]['open']>>;
  beforeAll(async () => {
    database = await targets[1].open('seeded');
  });
  afterAll(() => database.close());

  it('says which port is taken and which variable moves it', async () => {
    const { port, release } = await freePort();
    const { output, ended } = start({ API_PORT: port, DATABASE_URL: database.url ?? '' });
    expect((await ended)[0]).toBe(1);
    expect((await output).trim()).toBe(`api: Port ${port} is taken by another program. Stop it, or set API_PORT.`);
    release();
  });

  it('answers, leaves a real database without demo data, and stops when it is told to', async () => {
    const { port, release } = await freePort();
    release();
    const { child, ended } = start({ API_PORT: port, DATABASE_URL: database.url ?? '' });
    await untilReady(`http://127.0.0.1:${port}`, child);
    const response = await fetch(`http://127.0.0.1:${port}/tender/search`);
    expect(response.status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});
