import { html, type Markup } from '../../html.ts';
import { dateText } from '../moment-text.ts';
import type { Listed, SiteRoutes } from '../site-content.ts';
import { english } from '../texts/english.ts';
import { pageOf } from './paging.ts';
import { sendSitePage } from './site-page.ts';

const css = `body{margin:0;font:16px/1.5 Ethiopic,Verdana,sans-serif;color:#333}#banner{background:#d9a404;padding:14px 20px;font-size:22px}
#content{max-width:860px;margin:auto;padding:20px}.tender-row{border-left:4px solid #d9a404;padding:4px 14px;margin:18px 0}
.tender-row h3{margin:0}dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 14px;margin:6px 0}dd{margin:0}.pager{margin-top:24px}`;

const banner = html`<div id="banner">Tana Area Roads Office</div>`;

const row = ({
  printing,
  key,
}: Listed): Markup => html`<div class="tender-row"><h3><a href="/procurement/${key}">${printing.notice.title}</a></h3>
<dl><dt>Reference</dt><dd class="ref">${printing.tender.number}</dd>
<dt>Posted</dt><dd class="posted">${dateText(english, 0, printing.edition.day)}</dd></dl></div>
`;

/** An office's own site: a list in short pages, and a page for each notice. */
export const tanaRoads: SiteRoutes = (app, content) => {
  app.get('/', async (_request, reply) => reply.redirect('/procurement', 302));

  app.get('/procurement', async (request, reply) => {
    const list = pageOf(content.listed(request), { request, size: 5, content });
    if (!list) return reply.callNotFound();
    return sendSitePage(reply, {
      language: 'en',
      title: 'Procurement · Tana Area Roads Office',
      css,
      body: html`${banner}<div id="content"><h2>Current procurement</h2>${list.items.map(row)}
<div class="pager">Page ${list.page} of ${list.pages} ${list.next && html`<a class="next" href="/procurement?page=${list.next}">Next</a>`}</div></div>`,
    });
  });

  app.get<{ Params: { key: string } }>('/procurement/:key', async ({ params }, reply) => {
    const printing = content.find(params.key);
    if (!printing) return reply.callNotFound();
    const { notice, tender, edition, language } = printing;
    return sendSitePage(reply, {
      language,
      title: notice.title,
      css,
      body: html`${banner}<div id="content"><h2 class="tender-title">${notice.title}</h2>
<dl class="facts"><dt>Reference</dt><dd>${tender.number}</dd><dt>Posted</dt><dd class="posted">${dateText(english, 0, edition.day)}</dd></dl>
<div class="description">${notice.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
${notice.lots && html`<p>${notice.lots.lead}</p><ol>${notice.lots.items.map(({ name, quantity }) => html`<li>${name} (${quantity})</li>`)}</ol>`}</div>
<a href="/procurement">Back</a></div>`,
    });
  });
};
