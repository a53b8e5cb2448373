import { beforeEach, describe, expect, it } from 'vitest';
import { api, open, origin, read } from '../../testing/site.ts';

beforeEach(() => api.reset());

const localized = (path: string, prefix: string): string => (path === '/' && prefix ? prefix : prefix + path);

/** The public pages with their canonical paths. Pages of the app have the ones of the website. */
const found: readonly (readonly [path: string, foundAt: string])[] = [
  ['/', '/'],
  ['/tenders', '/tenders'],
  ['/tenders?region=1&page=2', '/tenders'],
  ['/tender/4120', '/tender/4120'],
  ['/company/3', '/company/3'],
  ['/pricing', '/pricing'],
  ['/FAQ', '/FAQ'],
  ['/faq', '/FAQ'],
  ['/about', '/about'],
  ['/sources', '/sources'],
  ['/privacy', '/privacy'],
  ['/refund', '/refund'],
  ['/TOS', '/TOS'],
  ['/signup', '/signup'],
  ['/app/about', '/about'],
  ['/app/privacy', '/app/privacy'],
  ['/app/faq', '/FAQ'],
  ['/app/tos', '/TOS'],
];

const notFound = [
  '/login',
  '/forgot-password',
  '/free/demo-trial',
  '/trial/demo-trial',
  '/discount/demo-discount',
  '/confirmation',
  '/purchasedoc/6',
  '/docpurchaseconfirmation/1',
  '/unsubscribe/7.email.alerts.x',
  '/offline',
  '/no/such/page',
];

async function headOf(path: string) {
  const { document, html } = await read(path);
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  return {
    html,
    title: document.title,
    canonical: all('link[rel=canonical]').map((link) => link.getAttribute('href')),
    alternates: all('link[rel=alternate]').map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    meta: (name: string) =>
      all(`meta[property="${name}"], meta[name="${name}"]`).map((tag) => tag.getAttribute('content')),
    data: all('script[type="application/ld+json"]').map((script) => JSON.parse(script.textContent)),
  };
}

for (const [locale, prefix] of [
  ['en_US', ''],
  ['am_ET', '/am'],
] as const)
  describe(`the head of a page in ${locale}`, () => {
    it.each(found)('tells search engines and chats the canonical address of %s', async (path, foundAt) => {
      const head = await headOf(localized(path, prefix));
      const address = origin + localized(foundAt, prefix);
      expect(head.canonical).toEqual([address]);
      expect(head.alternates).toEqual([
        ['en', origin + foundAt],
        ['am', origin + localized(foundAt, '/am')],
        ['x-default', origin + foundAt],
      ]);
      expect([head.meta('og:url'), head.meta('og:locale')]).toEqual([[address], [locale]]);
      expect(head.meta('og:title')).toEqual([head.title]);
      expect(head.meta('description')).toEqual([expect.stringMatching(/.{10}/)]);
      expect(head.meta('robots')).toEqual([]);
      const picture = foundAt.startsWith('/tender/')
        ? `${prefix}${foundAt}/picture.png`
        : `/preview-${locale.slice(0, 2)}.png`;
      expect(head.meta('og:image')).toEqual([origin + picture]);
      for (const each of head.data) expect(each).toMatchObject({ '@context': 'https://schema.org' });
    });

    it.each(notFound)('keeps the personal page %s out of search engines', async (path) => {
      const head = await headOf(prefix + path);
      expect([head.meta('robots'), head.canonical, head.alternates]).toEqual([['noindex'], [], []]);
    });
  });

it('the landing page has structured data about the company and the search', async () => {
  const [graph] = (await headOf('/am')).data;
  expect(graph['@graph'].map((each: { '@type': string }) => each['@type'])).toEqual(['Organization', 'WebSite']);
  expect(graph['@graph'][1].potentialAction.target.urlTemplate).toBe(`${origin}/am/tenders?q={search_term_string}`);
});

describe('the page of a tender', () => {
  const title = 'Supply and delivery of two ambulances';

  it('is previewed in a chat with its title, beginning and a picture', async () => {
    const head = await headOf('/tender/4120');
    expect([head.title, head.meta('og:title')]).toEqual([`${title} · Awaj`, [`${title} · Awaj`]]);
    expect(head.meta('twitter:card')).toEqual(['summary_large_image']);
    expect(head.meta('og:image:alt')).toEqual([title]);
  });

  it('has structured data about the buyer and the demand without paid content', async () => {
    api.example('/tender/detail/{tenderId}', 'subscriber');
    const [data] = (await headOf('/tender/4120')).data;
    expect(data).toMatchObject({
      '@type': 'WebPage',
      isAccessibleForFree: false,
      mainEntity: { name: 'Ethiopian Red Cross Society', seeks: { '@type': 'Demand', name: title } },
    });
    expect(JSON.stringify(data)).not.toContain('2026-12-04');
  });
});

it.each([
  ['/company/3', 'en', 'Awaj'],
  ['/am/company/3', 'am', 'አዋጅ'],
])('%s has the name of the company in the language of the link', async (path, language, brand) => {
  expect((await headOf(path)).title).toBe(`Ethiopian Red Cross Society · ${brand}`);
  const asked = api.asked.find(({ url }) => url.includes('/company/detail/'));
  expect(asked?.headers.get('accept-language')).toBe(language);
});

it.each(['999999999', 'abc', '0', '-1', '1.5', '99999999999999999999'])(
  'a tender with the number %s has no page and no picture',
  async (id) => {
    api.fails('/tender/detail/{tenderId}', () => Response.json({ status: false }, { status: 404 }));
    for (const path of [`/tender/${id}`, `/am/tender/${id}`, `/tender/${id}/picture.png`])
      expect([path, (await open(path)).status]).toEqual([path, 404]);
  },
);

it('robots.txt names the sitemap and excludes pages of members', async () => {
  const { headers, html } = await open('/robots.txt');
  expect(headers.get('content-type')).toMatch(/^text\/plain/);
  const lines = html.split('\n');
  expect(lines).toEqual(expect.arrayContaining(['User-agent: *', `Sitemap: ${origin}/sitemap.xml`]));
  const starts = lines.flatMap((line) => /^Disallow: (\/.+)$/.exec(line)?.[1] ?? []);
  const isLeftOut = (path: string) => starts.some((start) => path.startsWith(start));
  for (const prefix of ['', '/am']) {
    for (const path of ['/myfeed', '/saved', '/myaccount', '/billing', '/settings', '/invoice/1', '/payments/1'])
      expect([prefix + path, isLeftOut(prefix + path)]).toEqual([prefix + path, true]);
    for (const [path] of found) expect([path, isLeftOut(localized(path, prefix))]).toEqual([path, false]);
  }
});
