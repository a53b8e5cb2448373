import { type APIRequestContext, expect } from '@playwright/test';
import { servers } from './servers.ts';
import { test } from './test.ts';

const { web } = servers;
const tender = '/tender/4321';
const title = 'Request for Proposals: Solid waste collection and disposal service';

async function contentOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const meta = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
  const jsonLd = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
  return { html, meta, jsonLd };
}

test('a chat shows a tender by its title, its beginning and a picture', async ({ request }) => {
  const { html, meta } = await contentOf(request, tender);
  expect(html).toContain(`<title>${title} · Awaj</title>`);
  expect(html).toContain(`<link rel="canonical" href="${web.url}${tender}"/>`);
  expect(meta('og:title')).toContain(title);
  expect(meta('description')).toMatch(/^Lasta Polytechnic College requires/);
  expect(meta('twitter:card')).toBe('summary_large_image');
  expect(meta('og:image')).toBe(`${web.url}${tender}/picture.png`);
});

test('search engines are told who seeks what, and nothing that is paid for', async ({ request }) => {
  const { jsonLd } = await contentOf(request, tender);
  expect(jsonLd).toMatchObject({
    '@type': 'WebPage',
    isAccessibleForFree: false,
    mainEntity: { name: 'Lasta Polytechnic College', seeks: { '@type': 'Demand', name: title } },
  });
  expect(JSON.stringify(jsonLd)).not.toMatch(/300\.00|30,000|2026-12-24/);
});

test('the picture of a tender is drawn once, and asked for again without being sent again', async ({ request }) => {
  for (const path of [`${tender}/picture.png`, '/am/tender/4300/picture.png']) {
    const picture = await request.get(path);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
    const bytes = await picture.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    const { etag = '' } = picture.headers();
    expect((await request.get(path, { headers: { 'If-None-Match': etag } })).status()).toBe(304);
    expect((await request.head(path)).status()).toBe(200);
  }
});

test('a tender that is not there has no page and no picture', async ({ request }) => {
  for (const id of ['999999999', 'abc', '0', '-1', '1.5', '99999999999999999999'])
    for (const path of [`/tender/${id}`, `/am/tender/${id}`, `/tender/${id}/picture.png`])
      expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
});
