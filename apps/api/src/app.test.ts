import { expect, it, onTestFinished } from 'vitest';
import { type AppDependencies, buildApp } from './app.ts';
import { openPostgres } from './database/database.ts';
import { createMetrics } from './http/metrics.ts';
import { createJobRunner } from './jobs/queue.ts';
import { createServices } from './services.ts';
import { initDataOf } from './testing/init-data.ts';
import { onOneDatabase } from './testing/on-databases.ts';
import { addresses, forwardSecret, providersAt } from './testing/providers.ts';
import { seededAt } from './testing/seeded.ts';

onOneDatabase('the API', (world) => {
  it('answers the checks that it lives and that it is ready', async () => {
    expect((await world().app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await world().app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('serves the contract as a file and as a page', async () => {
    const raw = (await world().app.inject('/openapi.json')).json();
    expect(raw.openapi).toBe('3.1.1');
    const page = await world().app.inject('/docs');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    for (const item of Object.values<Record<string, { operationId?: string }>>(raw.paths))
      for (const { operationId } of Object.values(item))
        if (operationId) expect(page.payload).toContain(`id="${operationId}"`);
    expect(page.payload).not.toMatch(/<script|(?:src|href)="(?![/#])/);
    expect((await world().app.inject('/docs/style.css')).headers['content-type']).toContain('text/css');
  });

  it.each([
    ['an address that is not there', { url: '/nowhere' }, 404],
    ['another method', { method: 'DELETE', url: '/tender/search' }, 404],
    ['HEAD', { method: 'HEAD', url: '/tender/search' }, 404],
    ['an address that cannot be decoded', { url: '/%E0%A4%A' }, 400],
    [
      'broken JSON',
      { method: 'POST', url: '/auth/login', headers: { 'content-type': 'application/json' }, payload: '{' },
      400,
    ],
    [
      'a body that is not JSON',
      { method: 'POST', url: '/auth/login', headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
      415,
    ],
    [
      'too large a body',
      { method: 'POST', url: '/auth/login', payload: { username: 'x'.repeat(70_000), password: 'x' } },
      413,
    ],
  ] as const)('answers %s with an error of the usual shape', async (_name, request, status) => {
    const response = await world().app.inject({ method: 'GET', ...request });
    expect(response.statusCode).toBe(status);
    if (!('method' in request && request.method === 'HEAD'))
      expect(response.json()).toEqual({ status: false, message: expect.any(String) });
  });

  it('writes errors in Amharic on request', async () => {
    const response = await world().app.inject({ url: '/nowhere', headers: { 'accept-language': 'am' } });
    expect(response.json().message).toMatch(/[\u1200-\u137f]/);
  });

  it('allows the origins of the front ends, and no similar ones', async () => {
    const originFor = async (origin: string) => {
      const response = await world().app.inject({ url: '/tender/search', headers: { origin } });
      expect(response.headers['access-control-allow-credentials']).toBeUndefined();
      return response.headers['access-control-allow-origin'];
    };
    expect(await originFor('https://awaj.test')).toBe('https://awaj.test');
    for (const origin of ['null', 'http://awaj.test', 'https://awaj.test.evil.test', 'https://evilawaj.test'])
      expect(await originFor(origin)).toBeUndefined();
  });

  it('lets the front ends read the name of a download and the time to retry', async () => {
    const { headers } = await world().app.inject({ url: '/tender/search', headers: { origin: 'https://awaj.test' } });
    expect(headers['access-control-expose-headers']).toBe('Content-Disposition, Retry-After');
  });

  it('lets a visitor cache an answer and revalidate it', async () => {
    const first = await world().send('searchTenders');
    expect(first.headers['cache-control']).toMatch(/^public, max-age=0, .*must-revalidate$/);
    expect(first.headers.vary).toContain('Authorization');
    const etag = String(first.headers.etag);
    const second = await world().send('searchTenders', { headers: { 'if-none-match': `"x", ${etag}` } });
    expect([second.statusCode, second.payload, second.headers.etag]).toEqual([304, '', etag]);
    const other = await world().send('searchTenders', { headers: { 'if-none-match': etag, 'accept-language': 'am' } });
    expect(other.statusCode).toBe(200);
  });

  it('lets nobody cache an answer for one user', async () => {
    const response = await world().send('searchTenders', { token: await world().tokenOf('active') });
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.headers.vary).toContain('Authorization');
    expect(response.headers.etag).toBeUndefined();
  });

  it('logs neither queries nor secrets', async () => {
    const { log, send } = world();
    const token = await world().tokenOf('active');
    const initData = initDataOf(31_337);
    log.length = 0;
    await send('searchTenders', { token, query: { title: 'canary-word' } });
    await send('listTelegramLatestTenders', { query: { data_check_string: initData } });
    await send('logIn', { body: { username: 'canary@awaj.test', password: 'canary-password' } });
    await send('searchTenders', { query: { page: 'canary-page' } });
    await world().app.inject('/nowhere?canary=1');
    expect(log.length).toBeGreaterThanOrEqual(5);
    const written = log.join('');
    expect(written).toContain('"route":"/tender/search"');
    for (const secret of ['canary', token, 'hash=', '31337']) expect(written).not.toContain(secret);
  });
});

/** The API over a database that is gone. */
async function openWithoutDatabase(change: Partial<AppDependencies> = {}) {
  const { db, reads, jobStore, close } = openPostgres('postgresql://nobody:secret-password@127.0.0.1:1/nowhere');
  const { queue } = createJobRunner(jobStore);
  const services = createServices({ db, reads, now: () => seededAt, queue, providers: providersAt(null), addresses });
  const app = await buildApp({
    ...services,
    forwardSecret,
    origins: [],
    metrics: createMetrics(),
    metricsToken: null,
    ...change,
  });
  onTestFinished(async () => {
    await app.close();
    await close();
  });
  return app;
}

it('the API asks to retry while the database is gone', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = await openWithoutDatabase({ log: { level: 'info', stream } });
  for (const url of ['/tender/search', '/readyz']) {
    const response = await app.inject(url);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
  }
  expect(lines.some((line) => line.includes('ECONNREFUSED') && line.includes('"reqId"'))).toBe(true);
  expect(lines.join('')).not.toContain('secret-password');
});

it('the API believes only the named proxies about the address of the caller', async () => {
  const app = await openWithoutDatabase({ trustedProxies: ['10.0.0.0/8'] });
  // Metrics are for callers on this machine.
  const statusFrom = async (remoteAddress: string) =>
    (await app.inject({ url: '/metrics', remoteAddress, headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode;
  expect(await statusFrom('10.1.2.3')).toBe(200);
  expect(await statusFrom('192.168.0.1')).toBe(404);
});
