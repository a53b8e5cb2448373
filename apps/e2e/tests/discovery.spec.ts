import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { servers } from './servers.ts';
import { test } from './test.ts';

const site = servers.web.url;
const localized = (path: string, prefix: string): string => (path === '/' && prefix ? prefix : prefix + path);

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

test('the pictures that chats show for links to the site exist', async ({ request }) => {
  for (const path of ['/pricing', '/am/pricing']) {
    const [picture = ''] = (await headOf(request, path)).meta('og:image');
    const answer = await request.get(picture);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
  }
});

interface Entry {
  address: string;
  alternates: (string | null)[][];
}

/** Parses with the browser, which accepts only well-formed XML. */
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
  'pages.xml': ['/', '/signup', '/tenders', '/pricing', '/FAQ', '/about', '/sources', '/privacy', '/refund', '/TOS'],
  'companies-0.xml': numbered('/company', 30),
  'tenders-0.xml': numbered('/tender', 5_000),
};

test('the sitemap lists every public page in both languages, and no other page', async ({ page }) => {
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

for (const [locale, start, saved] of [
  ['en', '/tenders', '/saved'],
  ['am', '/am/tenders', '/am/saved'],
])
  test(`the installed site has the language it was read in: ${locale}`, async ({ request }) => {
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
