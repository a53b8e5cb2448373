import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { holdPort, startApi, startListening } from './testing/api-process.ts';
import { targets } from './testing/databases.ts';
import { databaseUrl } from './testing/postgres-server.ts';

it.each([
  [{ API_PORT: 'x' }, 'api: API_PORT is "x", which is not a port number between 1 and 65535.'],
  [{ DATABASE_URL: 'postgresql://x@127.0.0.1:1/x' }, 'api: There is no PostgreSQL at the address in DATABASE_URL.'],
])('a server ends with one sentence when it is started with %j', async (env, sentence) => {
  const { output, ended } = startApi(env);
  expect((await ended)[0]).toBe(1);
  expect((await output).trim()).toBe(sentence);
});

describe.runIf(inject('postgres') !== null)('the server on PostgreSQL', () => {
  let database: Awaited<ReturnType<(typeof targets)[number]['open']>>;
  beforeAll(async () => {
    database = await targets[1].open('seeded');
  });
  afterAll(() => database.close());

  it('names a port that is taken, and the variable that changes it', async () => {
    const { port, release } = await holdPort();
    const { output, ended } = startApi({ API_PORT: port, DATABASE_URL: database.url ?? '' });
    expect((await ended)[0]).toBe(1);
    expect((await output).trim()).toBe(`api: Port ${port} is taken by another program. Stop it, or set API_PORT.`);
    release();
  });

  it.each([
    ['a database that is not there', (url: string) => databaseUrl(url, 'nowhere'), 'has no such database'],
    ['a user that is not there', (url: string) => url.replace(/\/\/[^@/]*@/, '//nobody@'), 'refuses the user'],
  ])('says in one sentence that it got %s', async (_what, spoil, sentence) => {
    const { output, ended } = startApi({ DATABASE_URL: spoil(database.url ?? '') });
    expect((await ended)[0]).toBe(1);
    expect((await output).trim()).toMatch(new RegExp(`^api: .*${sentence}.*$`));
  });

  it('tells load balancers that it is about to stop, and answers until it does', async () => {
    const api = await startListening({ DATABASE_URL: database.url ?? '', DRAIN_SECONDS: '3' });
    const statusAt = async (path: string) => (await fetch(`${api.url}${path}`)).status;
    const stopped = api.stop();
    await expect.poll(() => statusAt('/readyz')).toBe(503);
    expect(await statusAt('/healthz')).toBe(200);
    expect(api.hasEnded()).toBe(false);
    expect(await stopped).toEqual([0, null]);
  });

  it('answers, adds no demo data to a real database, and stops on request', async () => {
    const { url, stop } = await startListening({ DATABASE_URL: database.url ?? '' });
    onTestFinished(async () => void (await stop()));
    // On a busy machine, a server that has just started may be overloaded for a moment.
    await expect.poll(async () => (await fetch(`${url}/tender/search`)).status).toBe(200);
    expect(await stop()).toEqual([0, null]);
  });
});
