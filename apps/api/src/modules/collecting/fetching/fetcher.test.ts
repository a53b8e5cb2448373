import { once } from 'node:events';
import { createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { oneTarget } from '../../../testing/databases.ts';
import { type Site, startSite } from '../../../testing/web-site.ts';
import { FetchFault, type FetchReason } from './fetch-fault.ts';
import { createFetcher, type FetcherOptions } from './fetcher.ts';
import { createPublicAgent } from './public-addresses.ts';

const times = { pauseMs: 0, firstBackoffMs: 60_000, longestBackoffMs: 600_000, holdMs: 2_000, waitMs: 5_000 };
const limits = { mostBytes: 100_000, withinMs: 1_000 };

describe('fetching', () => {
  let database: Awaited<ReturnType<typeof oneTarget.open>>;
  let site: Site;
  const ours = createPublicAgent({ allowsLoopback: true });
  beforeAll(async () => {
    database = await oneTarget.open('seeded');
  });
  afterAll(async () => {
    await ours.close();
    await database.close();
  });
  beforeEach(async () => {
    site = await startSite();
  });
  afterEach(() => site.stop());

  const fetcherWith = (change: Partial<FetcherOptions> = {}, hosts = [site.host]) =>
    createFetcher(
      { db: database.db, agent: ours, times, limits, ...change },
      { hosts, signal: new AbortController().signal },
    );
  const get = (path: string, fetcher = fetcherWith()) => fetcher.fetch(`${site.url}${path}`, null);
  const reasonOf = async (work: Promise<unknown>): Promise<FetchReason> => {
    const outcome = await work.then(
      () => null,
      (error: unknown) => error,
    );
    if (outcome instanceof FetchFault) return outcome.reason;
    throw outcome ?? new Error('It was fetched.');
  };

  it('returns the answer of an address, and next time asks only whether it has changed', async () => {
    site.put('/a', (request, response) => {
      const isKnown = request.headers['if-none-match'] === '"1"';
      response.writeHead(isKnown ? 304 : 200, { etag: '"1"', 'content-type': 'text/plain' });
      response.end(isKnown ? '' : 'ጨረታ');
    });
    const first = await get('/a');
    expect(first).toMatchObject({ isSame: false, contentType: 'text/plain', etag: '"1"' });
    if (!first.isSame) expect(first.body.toString()).toBe('ጨረታ');
    const again = fetcherWith().fetch(`${site.url}/a`, { etag: '"1"', lastModified: null });
    expect(await again).toEqual({ isSame: true });
  });

  it('follows the robots.txt of the host, which it reads once', async () => {
    let reads = 0;
    site.put('/robots.txt', (_request, response) => {
      reads++;
      response.end('User-agent: *\nDisallow: /private');
    });
    site.put('/open', { body: 'x' });
    expect(await reasonOf(get('/private/x'))).toBe('robots-forbid');
    await get('/open');
    expect(reads).toBe(1);
    expect(site.takeAsked()).toEqual(['/open']);
  });

  it('requests nothing from a host whose robots.txt fails', async () => {
    site.put('/robots.txt', { status: 503 });
    expect(await reasonOf(get('/a'))).toBe('server-error');
    expect(site.takeAsked()).toEqual([]);
  });

  it('never sends two requests to a host at once, and waits between them', async () => {
    for (const name of 'abcdef')
      site.put(`/${name}`, (_request, response) => void setTimeout(() => response.end(name), 20));
    const began = performance.now();
    const fetchers = [1, 2, 3].map(() => fetcherWith({ times: { ...times, pauseMs: 40 } }));
    await Promise.all([...'abcdef'].map((name, at) => get(`/${name}`, fetchers[at % 3])));
    expect(site.mostAtOnce()).toBe(1);
    expect(performance.now() - began).toBeGreaterThan(6 * 55);
  });

  it('waits as long as robots.txt demands', async () => {
    site.put('/robots.txt', { body: 'User-agent: *\nCrawl-delay: 0.3' });
    site.put('/a', { body: 'a' });
    const fetcher = fetcherWith();
    const began = performance.now();
    await get('/a', fetcher);
    await get('/a', fetcher);
    expect(performance.now() - began).toBeGreaterThan(300);
  });

  it('backs off from a failed host, even after a restart, for as long as the host demands', async () => {
    site.put('/limited', { status: 429, headers: { 'retry-after': '120' } });
    site.put('/fine', { body: 'x' });
    expect(await reasonOf(get('/limited'))).toBe('rate-limited');
    site.takeAsked();
    const fault = await get('/fine', fetcherWith()).catch((error: FetchFault) => error);
    expect(fault).toMatchObject({ reason: 'backing-off' });
    expect((fault as FetchFault).retryAfterMs).toBeGreaterThan(110_000);
    expect(site.takeAsked()).toEqual([]);
  });

  it('backs off longer with each failure, and starts again after an answer', async () => {
    site.put('/broken', { status: 500 });
    site.put('/fine', { body: 'x' });
    const quick = fetcherWith({ times: { ...times, firstBackoffMs: 1 } });
    for (let time = 0; time < 3; time++) await expect.poll(() => reasonOf(get('/broken', quick))).toBe('server-error');
    const failures = async () =>
      (
        await database.db
          .selectFrom('collector_hosts')
          .select('failures')
          .where('host', '=', site.host)
          .executeTakeFirstOrThrow()
      ).failures;
    expect(await failures()).toBe(3);
    await expect
      .poll(() =>
        get('/fine', quick).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    expect(await failures()).toBe(0);
  });

  it('takes over a host from a killed process', async () => {
    site.put('/a', { body: 'a' });
    await database.db
      .insertInto('collector_hosts')
      .values({ host: site.host, held_by: 'a process that is gone', held_until: new Date(Date.now() + 300) })
      .execute();
    await get('/a');
    expect(site.takeAsked()).toEqual(['/a']);
  });

  it('requests only allowed hosts, in redirects too', async () => {
    site.put('/away', { status: 302, headers: { location: 'https://elsewhere.example/x' } });
    site.put('/file', { status: 302, headers: { location: 'file:///etc/passwd' } });
    expect(await reasonOf(get('/away'))).toBe('host-not-allowed');
    expect(await reasonOf(get('/file'))).toBe('host-not-allowed');
    expect(await reasonOf(fetcherWith().fetch('https://elsewhere.example/', null))).toBe('host-not-allowed');
    expect(await reasonOf(fetcherWith().fetch('no address', null))).toBe('host-not-allowed');
  });

  it('never connects to a private address by number, name or redirect', async () => {
    const strict = createPublicAgent({ allowsLoopback: false });
    const port = new URL(site.url).port;
    const hosts = [site.host, site.named, `[::1]:${port}`, `10.0.0.1`];
    for (const host of [site.host, site.named, `[::1]:${port}`])
      expect(await reasonOf(fetcherWith({ agent: strict }, hosts).fetch(`http://${host}/`, null))).toBe(
        'private-address',
      );
    expect(site.takeAsked()).toEqual([]);
    await strict.close();
    site.put('/inside', { status: 301, headers: { location: 'http://10.0.0.1/' } });
    expect(await reasonOf(get('/inside', fetcherWith({}, hosts)))).toBe('private-address');
  });

  it('follows a limited number of redirects', async () => {
    site.put('/old', { status: 301, headers: { location: '/new' } });
    site.put('/new', { body: 'here' });
    site.put('/round', { status: 302, headers: { location: '/round' } });
    expect(await get('/old')).toMatchObject({ address: `${site.url}/new` });
    expect(await reasonOf(get('/round'))).toBe('too-many-redirects');
  });

  it('limits the size of an answer, even when it unpacks to more', async () => {
    site.put('/large', (_request, response) => {
      response.writeHead(200);
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
      };
      response.on('drain', write);
      write();
    });
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    expect(bomb.length).toBeLessThan(limits.mostBytes);
    site.put('/bomb', { body: bomb, headers: { 'content-encoding': 'gzip' } });
    expect(await reasonOf(get('/large'))).toBe('too-large');
    expect(await reasonOf(get('/bomb'))).toBe('too-large');
  });

  it('detects a truncated, damaged or wrongly compressed answer', async () => {
    site.put('/cut', (_request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('half');
      setTimeout(() => response.destroy(), 20);
    });
    const packed = gzipSync('a notice '.repeat(1_000));
    site.put('/cut-gzip', { body: packed.subarray(0, 40), headers: { 'content-encoding': 'gzip' } });
    site.put('/no-gzip', { body: 'plain text', headers: { 'content-encoding': 'gzip' } });
    site.put('/odd', { body: 'x', headers: { 'content-encoding': 'zip-of-mine' } });
    const forgiving = fetcherWith({ times: { ...times, firstBackoffMs: 0 } });
    await expect(get('/cut', forgiving)).rejects.toThrow(/^was cut off before it was complete$/);
    expect(await reasonOf(get('/cut', forgiving))).toBe('cut-off');
    expect(await reasonOf(get('/cut-gzip', forgiving))).toBe('cut-off');
    expect(await reasonOf(get('/no-gzip', forgiving))).toBe('damaged-compression');
    expect(await reasonOf(get('/odd', forgiving))).toBe('damaged-compression');
  });

  it('reads compressed answers', async () => {
    site.put('/packed', { body: gzipSync('ጨረታ'), headers: { 'content-encoding': 'gzip' } });
    const fetched = await get('/packed');
    expect(fetched.isSame || fetched.body.toString()).toBe('ጨረታ');
  });

  it('limits the time for an answer and for its end', async () => {
    site.put('/silent', () => {});
    site.put('/drip', (_request, response) => {
      response.writeHead(200);
      const dripping = setInterval(() => response.write('.'), 50);
      response.once('close', () => clearInterval(dripping));
    });
    const forgiving = fetcherWith({ times: { ...times, firstBackoffMs: 0 }, limits: { ...limits, withinMs: 300 } });
    expect(await reasonOf(get('/silent', forgiving))).toBe('timed-out');
    expect(await reasonOf(get('/drip', forgiving))).toBe('timed-out');
  });

  it('distinguishes a missing or refused page from a failing host', async () => {
    site.put('/secret', { status: 403 });
    expect(await reasonOf(get('/nothing'))).toBe('not-there');
    expect(await reasonOf(get('/secret'))).toBe('refused');
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const address = closed.address();
    const host = `127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
    closed.close();
    await once(closed, 'close');
    expect(await reasonOf(fetcherWith({}, [host]).fetch(`http://${host}/`, null))).toBe('no-connection');
  });
});
