import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startTestSandbox } from '../testing/real-sandbox.ts';
import { forget } from '../world.ts';
import type { SiteSlug } from './site-list.ts';

const sandbox = await startTestSandbox();
const { world, app } = sandbox;
afterAll(() => sandbox.close());
afterEach(() => forget(world));

const switchOn = (site: SiteSlug, payload: object) =>
  app.inject({ method: 'PUT', url: `/control/faults/${site}`, payload });

const get = (site: SiteSlug, path: string, init: RequestInit = {}) =>
  fetch(`${world.siteOrigins.get(site)}${path}`, init);
const text = async (site: SiteSlug, path: string) => (await get(site, path)).text();
const titles = (page: string) => [...page.matchAll(/class="title" href="([^"]+)"/g)].map(([, href]) => href);

describe('a site with a fault', () => {
  it('has another layout with the same words', async () => {
    const usual = await text('addis-dimts', '/tenders');
    await switchOn('addis-dimts', { kind: 'layout-changed' });
    const changed = await text('addis-dimts', '/tenders');
    expect([titles(usual).length, titles(changed).length]).toEqual([20, 0]);
    const words = (page: string) => page.replaceAll(/<[^>]*>|\s+/g, ' ').replaceAll(/ +/g, ' ');
    expect(words(changed)).toBe(words(usual));
  });

  it.each([
    ['awash-water', '/api/v2/bids', '"bids"'],
    ['tender-wire', '/rss.xml', '<item>'],
    ['gibe-hospital', '/tenders/tenders.csv', 'Deadline'],
  ] as const)('of %s has other names in its files', async (site, path, name) => {
    expect(await text(site, path)).toContain(name);
    await switchOn(site, { kind: 'layout-changed' });
    expect(await text(site, path)).not.toContain(name);
  });

  it('lists nothing, or lists each notice twice, with a second address that shows the same', async () => {
    await switchOn('addis-dimts', { kind: 'empty-list' });
    expect(titles(await text('addis-dimts', '/tenders'))).toEqual([]);
    await switchOn('addis-dimts', { kind: 'listed-twice' });
    const [first = '', again = ''] = titles(await text('addis-dimts', '/tenders'));
    expect(again).toBe(`${first}-again`);
    expect(await text('addis-dimts', again)).toBe(await text('addis-dimts', first));
  });

  it.each([
    ['addis-dimts', '/tenders', /rel="next" class="next" href="([^"]+)"/],
    ['procurement-portal', '/api/releases', /"next":"([^"]+)"/],
    ['awash-water', '/api/v2/bids', /"next":"([^"]+)"/],
    ['gulantaa', '/latest', /rel="prev" href="([^"]+)"/],
  ] as const)('of %s has a next page that is not there', async (site, path, next) => {
    await switchOn(site, { kind: 'broken-cursor' });
    const [, href = ''] = next.exec(await text(site, path)) ?? [];
    expect(
      (
        await get(
          site,
          new URL(href, `${world.siteOrigins.get(site)}`).href.replace(world.siteOrigins.get(site) ?? '', ''),
        )
      ).status,
    ).toBeGreaterThanOrEqual(400);
  });

  it('redirects to a private address, or in a loop', async () => {
    await switchOn('tana-roads', { kind: 'redirect-private' });
    const away = await get('tana-roads', '/procurement', { redirect: 'manual' });
    expect([away.status, away.headers.get('location')]).toEqual([302, 'http://10.20.30.40/admin']);
    await switchOn('tana-roads', { kind: 'redirect-loop' });
    await expect(get('tana-roads', '/procurement')).rejects.toThrow('fetch failed');
  });

  it('sends half an answer, with and without the connection dropping', async () => {
    const whole = await text('dedessa-sugar', '/bids');
    await switchOn('dedessa-sugar', { kind: 'truncated' });
    expect(whole.startsWith((await text('dedessa-sugar', '/bids')).slice(0, -1))).toBe(true);
    await switchOn('dedessa-sugar', { kind: 'cut-off' });
    await expect(text('dedessa-sugar', '/bids')).rejects.toThrow('terminated');
  });

  it('sends text in a wrong encoding', async () => {
    await switchOn('addis-dimts', { kind: 'mojibake' });
    const page = await text('addis-dimts', '/tenders');
    expect(page).not.toMatch(/[\u1200-\u137f]/);
    expect(Buffer.from(page, 'latin1').toString()).toContain('አዲስ ድምፅ');
  });

  it('leaves binary files unchanged', async () => {
    const bytes = async () => (await get('gibe-hospital', '/tenders/tenders.xlsx')).bytes();
    const usual = await bytes();
    await switchOn('gibe-hospital', { kind: 'mojibake' });
    expect(await bytes()).toEqual(usual);
  });

  it('sends 100 MB, and stops when the client stops reading', async () => {
    await switchOn('nile-herald', { kind: 'huge' });
    const leaving = new AbortController();
    const { body } = await get('nile-herald', '/classified.php', { signal: leaving.signal });
    let read = 0;
    for await (const chunk of body ?? []) {
      read += chunk.length;
      if (read > 2_000_000) break;
    }
    leaving.abort();
    expect(read).toBeGreaterThan(2_000_000);
    await expect.poll(() => world.visits.list()['nile-herald']?.atOnce).toBe(0);
  });

  it('disallows everything in robots.txt, which no other fault affects', async () => {
    await switchOn('nile-herald', { kind: 'fail', status: 500 });
    expect(await text('nile-herald', '/robots.txt')).toBe('User-agent: *\nCrawl-delay: 1\nDisallow: /subscribers/\n');
    expect((await get('nile-herald', '/classified.php')).status).toBe(500);
    await switchOn('nile-herald', { kind: 'robots-forbids' });
    expect(await text('nile-herald', '/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  });

  it('answers 429 for a given number of requests', async () => {
    await switchOn('awash-water', { kind: 'rate-limit', retryAfter: 3, times: 1 });
    const refused = await get('awash-water', '/api/v2/bids');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3']);
    expect((await get('awash-water', '/api/v2/bids')).status).toBe(200);
  });

  it('can have faults of its own', async () => {
    expect(
      (await app.inject({ method: 'PUT', url: '/control/faults/geezsms', payload: { kind: 'huge' } })).statusCode,
    ).toBe(400);
    expect((await app.inject('/faults')).body).toContain('The Nile Herald');
  });
});

describe('a site', () => {
  it('answers 304 to clients that know the page', async () => {
    const first = await get('dedessa-sugar', '/bids');
    const etag = first.headers.get('etag') ?? '';
    expect((await get('dedessa-sugar', '/bids', { headers: { 'if-none-match': etag } })).status).toBe(304);
    world.press.print('dedessa-sugar', world.press.today);
    expect((await get('dedessa-sugar', '/bids', { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  it('counts requests, concurrency and pauses', async () => {
    await switchOn('gulantaa', { kind: 'slow', ms: 30 });
    const headers = { 'user-agent': 'Collector/1' };
    await Promise.all([get('gulantaa', '/', { headers }), get('gulantaa', '/latest', { headers })]);
    await expect.poll(() => world.visits.list().gulantaa?.atOnce).toBe(0);
    const counted = (await app.inject('/control/newsroom/visits')).json().visits;
    expect(counted).toEqual({
      gulantaa: expect.objectContaining({
        requests: 2,
        mostAtOnce: 2,
        shortestPauseMs: 0,
        userAgents: { 'Collector/1': 2 },
        visits: [expect.objectContaining({ status: 200 }), expect.objectContaining({ status: 200 })],
      }),
    });
    await app.inject({ method: 'DELETE', url: '/control/faults' });
    await app.inject({ method: 'DELETE', url: '/control/newsroom/visits' });
    await text('gulantaa', '/');
    await expect.poll(() => world.visits.list().gulantaa?.atOnce).toBe(0);
    await text('gulantaa', '/');
    expect(world.visits.list().gulantaa).toMatchObject({ mostAtOnce: 1, shortestPauseMs: expect.any(Number) });
    expect(world.visits.list().gulantaa?.shortestPauseMs).toBeGreaterThan(0);
  });
});
