import { html, type Markup } from '../../html.ts';
import { plainText } from '../notice.ts';
import type { Listed, SiteRoutes } from '../site-content.ts';
import { sendSitePage } from './site-page.ts';

const mostItems = 30;

const rssDate = (day: string, number: number): string =>
  new Date(`${day}T07:${String(number % 60).padStart(2, '0')}:00+03:00`).toUTCString();
const atomDate = (day: string, number: number): string => `${day}T07:${String(number % 60).padStart(2, '0')}:00+03:00`;

/** Every second entry has its full text. The others have only the beginning, and the rest on their page. */
const textOf = ({ printing: { notice }, key }: Listed): string =>
  Number(/\d\d(?=$|-again)/.exec(key)?.[0]) % 2 === 1 ? plainText(notice) : `${notice.paragraphs[0]} …`;

const rss = (host: string, items: readonly Listed[]): Markup => html`<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0"><channel><title>Tender Wire</title><link>http://${host}/</link><description>Tenders as they come</description>
${items.map(
  (item) => html`<item><title>${item.printing.notice.title}</title><link>http://${host}/notice/${item.key}</link>
<guid isPermaLink="false">wire-${item.key}</guid><pubDate>${rssDate(item.printing.edition.day, item.printing.edition.number)}</pubDate>
<description>${textOf(item)}</description></item>
`,
)}</channel></rss>
`;

const atom = (host: string, items: readonly Listed[]): Markup => html`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>Tender Wire</title><id>urn:wire</id><link rel="self" href="http://${host}/atom.xml"/>
<updated>${items[0] ? atomDate(items[0].printing.edition.day, items[0].printing.edition.number) : '2026-01-01T00:00:00Z'}</updated>
${items.map(
  (
    item,
  ) => html`<entry xml:lang="${item.printing.language}"><title>${item.printing.notice.title}</title><id>urn:wire:${item.key}</id>
<link rel="alternate" href="http://${host}/notice/${item.key}"/>
<published>${atomDate(item.printing.edition.day, item.printing.edition.number)}</published>
<updated>${atomDate(item.printing.edition.day, item.printing.edition.number)}</updated>
<summary>${textOf(item)}</summary></entry>
`,
)}</feed>
`;

/** A feed as RSS and Atom, with a page for each entry. */
export const tenderWire: SiteRoutes = (app, content) => {
  app.get('/rss.xml', async (request, reply) =>
    reply
      .type('application/rss+xml; charset=utf-8')
      .send(rss(request.host, content.listed(request).slice(0, mostItems)).text),
  );

  app.get('/atom.xml', async (request, reply) =>
    reply
      .type('application/atom+xml; charset=utf-8')
      .send(atom(request.host, content.listed(request).slice(0, mostItems)).text),
  );

  app.get('/', async (request, reply) =>
    sendSitePage(reply, {
      language: 'en',
      title: 'Tender Wire',
      css: 'body{font:16px/1.5 Ethiopic,sans-serif;max-width:640px;margin:24px auto;padding:0 16px}',
      body: html`<h1>Tender Wire</h1><p><a href="/rss.xml">RSS</a> · <a href="/atom.xml">Atom</a></p>
<ol>${content.listed(request).map(({ printing, key }) => html`<li><a href="/notice/${key}">${printing.notice.title}</a></li>`)}</ol>`,
    }),
  );

  app.get<{ Params: { key: string } }>('/notice/:key', async ({ params }, reply) => {
    const printing = content.find(params.key);
    if (!printing) return reply.callNotFound();
    const [title = '', ...lines] = plainText(printing.notice).split('\n');
    return sendSitePage(reply, {
      language: printing.language,
      title,
      css: 'body{font:16px/1.5 Ethiopic,sans-serif;max-width:640px;margin:24px auto;padding:0 16px}',
      body: html`<h1>${title}</h1><div class="entry">${lines.map((line) => html`<p>${line}</p>`)}</div>`,
    });
  });
};
