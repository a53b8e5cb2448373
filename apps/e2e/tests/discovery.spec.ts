import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { servers } from './servers.ts';
import { test } from './test.ts';

const site = servers.web.url;
const localized = (path: string, prefix: string): string => (path === '/' && prefix ? prefix : prefix + path);

/** Where everybody finds the same; the app's own pages are found where the website says it. */
const found: readonly (readonly [path: string, foundAt?: string])[] = [
  ['/'],
  ['/tenders'],
  ['/tenders?region=1&page=2', '/tenders'],
  ['/tender/4321'],
  ['/company/3'],
  ['/pricing'],
  ['/FAQ'],
  ['/faq', '/FAQ'],
  ['/about'],
  ['/privacy'],
  ['/refund'],
  ['/TOS'],
  ['/signup'],
  ['/app/about', '/about'],
  ['/app/privacy'],
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
  '/offline',
  '/no/such/page',
];

async function headOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const all = (pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, text = '']) => text);
  const meta = (name: string) => all(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`, 'g'));
  return {
    canonical: all(/<link rel="canonical" href="([^"]*)"/g),
    alternates: [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map((link) =>
      link.slice(1),
    ),
    title: all(/<title>([^<]*)<\/title>/g),
    meta,
    data: all(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs).map((text) => JSON.parse(text)),
  };
}

for (const [locale, prefix] of [
  ['en_US', ''],
  ['am_ET', '/am'],
] as const) {
  test(`search engines and chats are told of each public page, under ${prefix || '/'}`, async ({ request }) => {
    const pictures = new Set<string>();
    for (const [path, foundAt = path] of found) {
      const head = await headOf(request, localized(path, prefix));
      const address = site + localized(foundAt, prefix);
      const alternates = [
        ['en', site + foundAt],
        ['am', site + localized(foundAt, '/am')],
        ['x-default', site + foundAt],
      ];
      expect([path, head.canonical, head.alternates]).toEqual([path, [address], alternates]);
      expect([path, head.meta('og:url'), head.meta('og:locale')]).toEqual([path, [address], [locale]]);
      expect([path, head.meta('og:title')]).toEqual([path, head.title]);
      expect([path, head.meta('description')]).toEqual([path, [expect.stringMatching(/.{10}/)]]);
      expect([path, head.meta('robots')]).toEqual([path, []]);
      for (const each of head.data) expect(each).toMatchObject({ '@context': 'https://schema.org' });
      for (const picture of head.meta('og:image')) pictures.add(picture);
    }
    expect(pictures.size).toBe(2);
    for (const picture of pictures) {
      const answer = await request.get(picture);
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
    }
  });

  test(`no search engine keeps what is of one reader, under ${prefix || '/'}`, async ({ request }) => {
    for (const path of notFound) {
      const head = await headOf(request, prefix + path);
      expect([path, head.meta('robots'), head.canonical, head.alternates]).toEqual([path, ['noindex'], [], []]);
    }
  });
}

test('a chat shows a company by its name, in the language of the link', async ({ request }) => {
  for (const [path, name] of [
    ['/company/3', 'Adigrat Town Finance Office · Awaj'],
    ['/am/company/3', 'የአዲግራት ከተማ ፋይናንስ ጽሕፈት ቤት · አዋጅ'],
  ] as const) {
    const head = await headOf(request, path);
    expect([head.title, head.meta('og:title')]).toEqual([[name], [name]]);
  }
});

interface Entry {
  address: string;
  alternates: (string | null)[][];
}

/** As a browser reads it, which takes nothing that is not well-formed. */
async function entriesOf(page: Page, path: string): Promise<Entry[]> {
  const answer = await page.request.get(path);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const entries = await page.evaluate(
    (text) => {
      const xml = new DOMParser().parseFromString(text, 'application/xml');
      if (xml.querySelector('parsererror')) return null;
      return [...xml.querySelectorAll('loc')].map((loc) => ({
        address: loc.textContent ?? '',
        alternates: [...(loc.parentElement?.getElementsByTagName('xhtml:link') ?? [])].map((link) => [
          link.getAttribute('hreflang'),
          link.getAttribute('href'),
        ]),
      }));
    },
    await answer.text(),
  );
  expect(entries).not.toBeNull();
  return entries ?? [];
}

const inBoth = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => [site + path, site + localized(path, '/am')]);

const numbered = (path: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => `${path}/${place + 1}`);

const listed: Readonly<Record<string, readonly string[]>> = {
  'pages.xml': ['/', '/signup', '/tenders', '/pricing', '/FAQ', '/about', '/privacy', '/refund', '/TOS'],
  'companies-0.xml': numbered('/company', 30),
  'tenders-0.xml': numbered('/tender', 5_000),
};

test('the map of the site has each page that everybody may see, in both languages, and no other', async ({ page }) => {
  const parts = await entriesOf(page, '/sitemap.xml');
  expect(parts.map(({ address }) => address)).toEqual(Object.keys(listed).map((part) => `${site}/sitemap/${part}`));
  for (const [part, paths] of Object.entries(listed)) {
    const entries = await entriesOf(page, `/sitemap/${part}`);
    expect(entries.map(({ address }) => address).toSorted()).toEqual(inBoth(paths).toSorted());
    for (const { address, alternates } of entries.slice(0, 60)) {
      const path = address.slice(site.length).replace(/^\/am(?=\/|$)/, '') || '/';
      const [english, amharic] = inBoth([path]);
      expect(alternates).toEqual([
        ['en', english],
        ['am', amharic],
        ['x-default', english],
      ]);
    }
    for (const { address } of [...entries.slice(0, 2), ...entries.slice(-2)]) {
      const head = await headOf(page.request, address);
      expect([address, head.canonical]).toEqual([address, [address]]);
    }
  }
  for (const part of ['tenders-1.xml', 'companies-1.xml', 'else.xml', 'pages'])
    expect([part, (await page.request.get(`/sitemap/${part}`)).status()]).toEqual([part, 404]);
});

test('robots are led to the map, and asked to leave out what is of members', async ({ request }) => {
  const answer = await request.get('/robots.txt');
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  const lines = (await answer.text()).split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain(`Sitemap: ${site}/sitemap.xml`);
  const starts = lines.flatMap((line) => /^Disallow: (\/.+)$/.exec(line)?.[1] ?? []);
  const isLeftOut = (path: string) => starts.some((start) => path.startsWith(start));
  for (const prefix of ['', '/am']) {
    for (const path of ['/myfeed', '/saved', '/myaccount', '/billing', '/settings', '/invoice/1', '/payments/1'])
      expect([prefix + path, isLeftOut(prefix + path)]).toEqual([prefix + path, true]);
    for (const path of Object.values(listed).flatMap((paths) => paths.slice(0, 9)))
      expect([prefix + path, isLeftOut(localized(path, prefix))]).toEqual([prefix + path, false]);
  }
});

for (const [locale, start, saved] of [
  ['en', '/tenders', '/saved'],
  ['am', '/am/tenders', '/am/saved'],
])
  test(`the site is installed in the language that it was read in: ${locale}`, async ({ request }) => {
    const html = await (await request.get(`${start}`)).text();
    expect(html).toContain(`<link href="/manifest-${locale}.webmanifest" rel="manifest"/>`);
    const manifest = await (await request.get(`/manifest-${locale}.webmanifest`)).json();
    expect(manifest).toMatchObject({ lang: locale, start_url: start, scope: '/', display: 'standalone' });
    expect(manifest.name).toMatch(locale === 'am' ? /^\p{Script=Ethiopic}/u : /^Awaj/);
    expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([start, saved]);
    const sizes: string[] = [];
    for (const { src, type } of manifest.icons) {
      const icon = await request.get(src);
      expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
      const bytes = await icon.body();
      sizes.push(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`);
    }
    expect(sizes).toEqual(manifest.icons.map(({ sizes: told }: { sizes: string }) => told));
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  });
