import { gzipSync } from 'node:zlib';
import type { CollectorOptions } from '@awaj/api/testing/collecting';
import { type Site, startSite } from '@awaj/api/testing/web-site';
import { bomb, zipOf } from '@awaj/api/testing/workbooks';

const megabyte = 1024 ** 2;

type Source = Pick<CollectorOptions, 'kind' | 'config'>;

const defaults = { language: 'english', company: 'Roads Administration', categories: 'ict', regions: 'amhara' };
const items = (site: Site): Source => ({
  kind: 'json',
  config: {
    address: `${site.url}/it`,
    items: 'items',
    key: 'id',
    fields: { title: 'name', text: 'text', closes_at: 'closes', document_price: 'price' },
    defaults,
  },
});
const page = (site: Site): Source => ({
  kind: 'html',
  config: { list: `${site.url}/it`, item: 'li', title: 'h3', defaults },
});
const feed = (site: Site): Source => ({ kind: 'feed', config: { address: `${site.url}/it`, defaults } });
const workbook = (site: Site): Source => ({
  kind: 'xlsx',
  config: { address: `${site.url}/it`, fields: { title: 'Title' }, defaults },
});
const pdf = (site: Site): Source => ({ kind: 'pdf', config: { address: `${site.url}/it`, defaults } });

const item = (change: string): string =>
  `{"items":[{"id":"1","name":"Supply of tyres","text":"Bids are invited for the supply of tyres.",${change}}]}`;

/** A hundred megabytes, sent as fast as the client reads. */
function serveForever(site: Site): void {
  const piece = Buffer.alloc(megabyte, '<li>tender ');
  site.put('/it', (_request, response) => {
    let sent = 0;
    const send = (): void => {
      while (sent < 100) {
        sent += 1;
        if (!response.write(piece)) return;
      }
      response.end();
    };
    response.on('drain', send);
    response.on('error', () => {});
    send();
  });
}

const unfolding = [...'bcdefghij'].map((name, at) => {
  const before = String.fromCharCode(name.charCodeAt(0) - 1);
  return `<!ENTITY ${name} "${`&${at === 0 ? 'a' : before};`.repeat(10)}">`;
});
const pdfWithoutText = (pages: number): string => {
  const kids = Array.from({ length: pages }, (_, at) => `${at + 3} 0 R`).join(' ');
  const each = Array.from(
    { length: pages },
    (_, at) => `${at + 3} 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] >> endobj`,
  );
  return `%PDF-1.4\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Kids [${kids}] /Count ${pages} >> endobj\n${each.join('\n')}\ntrailer << /Root 1 0 R >>\n%%EOF\n`;
};
const rowsOf = (count: number): string => {
  const rows = Array.from(
    { length: count },
    (_, at) =>
      `<li><h3>Supply of tyres, lot ${at}</h3><script>alert(1)</script><p>Bids are invited for lot ${at}.</p></li>`,
  );
  return `<ul>${rows.join('')}</ul>`;
};

/** Attacks by sites that must not succeed, each served by a host of its own. */
const bad: readonly { name: string; source(site: Site): Source; serve(site: Site): void | Promise<void> }[] = [
  { name: 'a page of 100 MB', source: page, serve: serveForever },
  {
    name: 'a bomb of gzip',
    source: page,
    serve: (site) =>
      site.put('/it', { body: gzipSync(Buffer.alloc(200 * megabyte)), headers: { 'content-encoding': 'gzip' } }),
  },
  {
    name: 'a bomb of XML',
    source: feed,
    serve: (site) =>
      site.put('/it', {
        body: `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${unfolding.join('')}]><rss><channel><item><title>&j;</title></item></channel></rss>`,
      }),
  },
  {
    name: 'a bomb of ZIP',
    source: workbook,
    serve: async (site) =>
      site.put('/it', { body: zipOf({ 'xl/workbook.xml': await bomb('<workbook>', 300 * megabyte) }) }),
  },
  {
    name: 'redirects in a circle',
    source: items,
    serve: (site) => site.put('/it', { status: 302, headers: { location: '/it' } }),
  },
  {
    name: 'a redirect to a private address',
    source: items,
    serve: (site) => site.put('/it', { status: 302, headers: { location: 'http://10.20.30.40/admin' } }),
  },
  { name: 'a PDF of pictures', source: pdf, serve: (site) => site.put('/it', { body: pdfWithoutText(40) }) },
  { name: '1e9999', source: items, serve: (site) => site.put('/it', { body: item('"price":1e9999') }) },
  { name: 'nulls in an array', source: items, serve: (site) => site.put('/it', { body: '{"items":[null,null]}' }) },
  { name: 'null for an array', source: items, serve: (site) => site.put('/it', { body: '{"items":null}' }) },
  {
    name: 'a date that does not exist',
    source: items,
    serve: (site) => site.put('/it', { body: item('"closes":"2026-02-31"') }),
  },
  {
    name: 'half a document',
    source: items,
    serve: (site) => site.put('/it', { body: item('"price":1').slice(0, 40) }),
  },
  {
    name: 'tags in tags',
    source: page,
    serve: (site) => site.put('/it', { body: `<ul><li>${'<div>'.repeat(500_000)}</li></ul>` }),
  },
  {
    name: 'boxes in boxes',
    source: items,
    serve: (site) => site.put('/it', { body: item(`"closes":${'['.repeat(100_000)}${']'.repeat(100_000)}`) }),
  },
  {
    name: 'letters in the wrong encoding',
    source: page,
    serve: (site) =>
      site.put('/it', {
        body: `<ul><li><h3>${Buffer.from('የቢሮ ዕቃ ግዥ ጨረታ').toString('latin1')}</h3><p>${Buffer.from('የመንገዶች አስተዳደር የቢሮ ዕቃ መግዛት ይፈልጋል').toString('latin1')}</p></li></ul>`,
      }),
  },
  {
    name: '10,000 notices with scripts in a page',
    source: page,
    serve: (site) => site.put('/it', { body: rowsOf(10_000) }),
  },
];

export interface BadSource extends Source {
  name: string;
  site: Site;
}

export const startBadSources = (): Promise<BadSource[]> =>
  Promise.all(
    bad.map(async ({ name, source, serve }) => {
      const site = await startSite();
      await serve(site);
      return { name, site, ...source(site) };
    }),
  );
