import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestSandbox } from '../testing/real-sandbox.ts';
import { forget } from '../world.ts';

const asked: { path: string; origin: string | undefined; body: string }[] = [];

/** Acts as mini app and API: a page that names the API, and an echo for everything else. */
const server = createServer(async (request, reply) => {
  let body = '';
  for await (const part of request) body += part;
  asked.push({ path: request.url ?? '', origin: request.headers.origin, body });
  const isPage = request.url?.startsWith('/tender');
  reply.writeHead(isPage ? 200 : 201, { 'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json' });
  reply.end(isPage ? `<meta name="awaj:apiUrl" content="${own.origin}">` : '{"status":true}');
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const own = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

const sandbox = await startTestSandbox({ miniUrl: own, apiUrl: own });
const { world, app } = sandbox;
const relayed = (path: string, options: RequestInit = {}) => fetch(new URL(path, world.network.url ?? ''), options);
const setNetwork = (payload: object) => app.inject({ method: 'POST', url: '/telegram/network', payload });

beforeEach(() => asked.splice(0));
afterEach(() => forget(world));
afterAll(async () => {
  await sandbox.close();
  server.close();
});

describe('the relay', () => {
  it('serves the page of a deployment that has the API at this address', async () => {
    const page = await (await relayed('/tender/telegram/7')).text();
    expect(page).toBe(`<meta name="awaj:apiUrl" content="${world.network.url?.origin}/~api">`);
  });

  it('forwards calls to the API, which sees the mini app’s own origin', async () => {
    const answer = await relayed('/~api/telegram/register?a=1', {
      method: 'POST',
      body: '{"name":"አበበ"}',
      headers: { origin: 'http://127.0.0.1:1', 'content-type': 'application/json' },
    });
    expect([answer.status, await answer.json()]).toEqual([201, { status: true }]);
    expect(asked).toEqual([{ path: '/telegram/register?a=1', origin: own.origin, body: '{"name":"አበበ"}' }]);
  });

  it('blocks everything while the network is away, and nothing once it is back', async () => {
    await setNetwork({ state: 'offline' });
    await expect(relayed('/~api/latest-tenders')).rejects.toThrow('fetch failed');
    expect(asked).toEqual([]);
    await setNetwork({ state: 'online' });
    expect((await relayed('/~api/latest-tenders')).status).toBe(201);
  });

  it('drops one answer of the API to a call that took effect', async () => {
    await setNetwork({ losesNextAnswer: true });
    expect((await relayed('/tender/telegram/7')).status).toBe(200);
    await expect(relayed('/~api/telegram/register', { method: 'POST', body: '{}' })).rejects.toThrow('fetch failed');
    expect(asked.map(({ path }) => path)).toContain('/telegram/register');
    expect((await relayed('/~api/telegram/register', { method: 'POST', body: '{}' })).status).toBe(201);
  });
});

describe('a launch', () => {
  const originOf = async (query: string) => (await app.inject(`/telegram/launch?${query}`)).json().url as string;

  it('uses the relay if its network can fail, and otherwise does not', async () => {
    expect(new URL(await originOf('network=online')).origin).toBe(world.network.url?.origin);
    expect(new URL(await originOf('')).origin).toBe(own.origin);
  });

  it('sets the network from its address', async () => {
    await app.inject('/telegram?network=offline');
    expect(world.network.state).toBe('offline');
  });
});
