import { afterAll, describe, expect, it } from 'vitest';
import { createTestSite } from '../../testing/test-site.ts';
import { plainText } from '../notice.ts';
import { type SiteSlug, siteSlugs, sites } from '../site-list.ts';

const made = Object.fromEntries(siteSlugs.map((slug) => [slug, createTestSite(slug)])) as Record<
  SiteSlug,
  ReturnType<typeof createTestSite>
>;
afterAll(() => Promise.all(Object.values(made).map((each) => each.close())));

const printingsOf = (slug: SiteSlug) => made[slug].world.press.printingsOf(slug);

/** All pages from the first one, following the links to the next. */
async function walk(slug: SiteSlug, start: string, nextIn: (body: string) => string | undefined): Promise<string[]> {
  const bodies: string[] = [];
  for (let url: string | undefined = start; url !== undefined && bodies.length < 50; ) {
    const { statusCode, body } = await made[slug].get(url);
    expect([url, statusCode]).toEqual([url, 200]);
    bodies.push(body);
    url = nextIn(body)
      ?.replace(/^https?:\/\/[^/]+/, '')
      .replaceAll('&amp;', '&');
  }
  return bodies;
}

const linkBy = (pattern: RegExp) => (body: string) => pattern.exec(body)?.[1];
const linksIn = (bodies: readonly string[], pattern: RegExp) =>
  bodies.flatMap((body) => [...body.matchAll(pattern)].map(([, href = '']) => href));

describe('every site', () => {
  it.each(siteSlugs)('%s answers at its first page, and has a robots.txt', async (slug) => {
    expect((await made[slug].get(sites[slug].start)).statusCode).toBe(200);
    expect((await made[slug].get('/robots.txt')).body).toMatch(/^User-agent: \*\n/);
    expect((await made[slug].get('/nothing')).statusCode).toBe(404);
  });

  it.each([
    ['addis-dimts', /rel="next" class="next" href="([^"]+)"/, /class="title" href="([^"]+)"/g],
    ['nile-herald', /class="older" href="([^"]+)"/, /class="adtitle" href="([^"]+)"/g],
    ['tana-roads', /class="next" href="([^"]+)"/, /<h3><a href="([^"]+)"/g],
    ['dedessa-sugar', /class="next" href="([^"]+)"/, /class="bid-link" href="([^"]+)"/g],
  ] as const)('%s lists each notice once, and each has a page with its text', async (slug, next, links) => {
    const lists = await walk(slug, sites[slug].start, linkBy(next));
    const addresses = linksIn(lists, links);
    expect(addresses).toHaveLength(printingsOf(slug).length);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const [index, address] of addresses.entries()) {
      const { statusCode, body } = await made[slug].get(address);
      const { notice } = printingsOf(slug)[index] ?? {};
      expect(statusCode).toBe(200);
      expect(body).toContain(notice?.paragraphs.at(-1));
      expect(body).toContain(notice?.title);
    }
  });
});

describe('the magazine', () => {
  it('has all notices of an issue on one page, and links the issues', async () => {
    const pages = await walk('gulantaa', '/latest', linkBy(/rel="prev" href="([^"]+)"/));
    expect(pages).toHaveLength(3);
    expect(linksIn(pages, /<div class="ad" id="n([^"]+)"/g)).toEqual(printingsOf('gulantaa').map(({ key }) => key));
    expect(linksIn([(await made.gulantaa.get('/')).body], /class="issue" href="([^"]+)"/g)).toHaveLength(3);
  });
});

describe('the portal', () => {
  const nextOf = (body: string) => JSON.parse(body).links.next as string | undefined;

  it('lists its releases in packages, oldest first, with changes under the ocid of their tender', async () => {
    const packages = (await walk('procurement-portal', '/api/releases', nextOf)).map((body) => JSON.parse(body));
    const releases = packages.flatMap((each) => each.releases);
    expect(packages.length).toBeGreaterThan(2);
    expect(releases).toHaveLength(printingsOf('procurement-portal').length);
    expect(releases.map(({ date }) => date)).toEqual(releases.map(({ date }) => date).toSorted());
    const changes = releases.filter(({ tag }) => tag[0] !== 'tender');
    const known = new Set(releases.filter(({ tag }) => tag[0] === 'tender').map(({ ocid }) => ocid));
    expect(changes.slice(1).every(({ ocid }) => known.has(ocid))).toBe(true);
  });

  it('lists records of the same processes', async () => {
    const records = (await walk('procurement-portal', '/api/records?limit=3', nextOf)).flatMap(
      (body) => JSON.parse(body).records,
    );
    expect(new Set(records.map(({ ocid }) => ocid)).size).toBe(records.length);
    expect(records.some(({ releases }) => releases.length === 2)).toBe(true);
  });

  it('lists releases since a given time, page by page', async () => {
    const since = encodeURIComponent('2026-03-01T00:00:00+03:00');
    made['procurement-portal'].world.press.print('procurement-portal', '2026-03-01');
    const packages = await walk('procurement-portal', `/api/releases?limit=2&updatedFrom=${since}`, nextOf);
    const releases = packages.flatMap((body) => JSON.parse(body).releases);
    const today = printingsOf('procurement-portal').filter(({ edition }) => edition.day === '2026-03-01');
    expect([packages.length, releases.length]).toEqual([3, today.length]);
  });

  it('refuses an invalid cursor', async () => {
    expect((await made['procurement-portal'].get('/api/releases?cursor=x')).statusCode).toBe(400);
  });
});

describe('the fonts of the sites', () => {
  it('are served, and do not count as visits', async () => {
    const { world, get } = made['addis-dimts'];
    world.visits.clear();
    expect((await get('/style/ethiopic.woff2')).headers['content-type']).toBe('font/woff2');
    expect(world.visits.list()).toEqual({});
  });
});

describe('the feed', () => {
  it.each([
    ['/rss.xml', 'application/rss+xml', /<item>/g],
    ['/atom.xml', 'application/atom+xml', /<entry /g],
  ])('is served as %s', async (url, type, item) => {
    const { body, headers } = await made['tender-wire'].get(url);
    expect(headers['content-type']).toContain(type);
    expect(body.match(item)).toHaveLength(printingsOf('tender-wire').length);
  });
});

describe('the JSON API', () => {
  it('lists its bids in pages', async () => {
    const pages = await walk('awash-water', '/api/v2/bids', (body) => JSON.parse(body).meta.next ?? undefined);
    const bids = pages.flatMap((body) => JSON.parse(body).bids);
    expect(bids.map(({ heading }) => heading)).toEqual(printingsOf('awash-water').map(({ notice }) => notice.title));
  });
});

describe('the folder', () => {
  it('has each tender in one of four file formats', async () => {
    const { body } = await made['gibe-hospital'].get('/tenders/');
    const files = linksIn([body], /<a href="([^"]+)"/g);
    expect(files).toHaveLength(2 + 3 + 3);
    const answers = await Promise.all(files.map((file) => made['gibe-hospital'].get(file)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(files.map(() => 200));
    expect(answers[0]?.body).toContain(printingsOf('gibe-hospital')[0]?.tender.number);
    expect(answers[2]?.body).toMatch(/^%PDF/);
    const [, mailed = ''] = answers.at(-1)?.body.split('\r\n\r\n') ?? [];
    expect(Buffer.from(mailed, 'base64').toString()).toBe(
      plainText(printingsOf('gibe-hospital').at(-1)?.notice ?? { title: '', paragraphs: [], lots: null }),
    );
  });
});
