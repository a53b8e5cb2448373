import { html } from '../../html.ts';
import type { SiteRoutes } from '../site-content.ts';
import { sendSitePage } from './site-page.ts';

const css = `body{font:16px/1.55 Ethiopic,"Trebuchet MS",sans-serif;margin:0;background:#fbf7f2}h1{background:#6a3d1a;color:#fff;margin:0;padding:16px}
main,.bid-list{max-width:760px;margin:20px auto;padding:0 36px}.bid-list li{margin:0 0 14px}.when{color:#777;font-size:14px}`;

/** A usual site without a collector, so that a newcomer can set one up with the handbook. */
export const dedessaSugar: SiteRoutes = (app, content) => {
  app.get('/', async (_request, reply) => reply.redirect('/bids', 302));

  app.get('/bids', async (request, reply) =>
    sendSitePage(reply, {
      language: 'en',
      title: 'Bids · Dedessa Sugar Factory',
      css,
      body: html`<h1>Dedessa Sugar Factory</h1><ol class="bid-list">
${content.listed(request).map(
  ({ printing, key }) => html`<li data-bid="${key}"><a class="bid-link" href="/bids/${key}">${printing.notice.title}</a>
<span class="when">${printing.edition.day}</span></li>
`,
)}</ol>`,
    }),
  );

  app.get<{ Params: { key: string } }>('/bids/:key', async ({ params }, reply) => {
    const printing = content.find(params.key);
    if (!printing) return reply.callNotFound();
    const { notice, language, edition } = printing;
    const { lots } = notice;
    return sendSitePage(reply, {
      language,
      title: notice.title,
      css,
      body: html`<h1>Dedessa Sugar Factory</h1><main class="bid"><h2>${notice.title}</h2><span class="when">${edition.day}</span>
<div class="bid-text">${notice.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
${lots && html`<ul>${lots.items.map(({ name, quantity }, index) => html`<li>${lots.word} ${index + 1}: ${name}, ${quantity}</li>`)}</ul>`}</div></main>`,
    });
  });
};
