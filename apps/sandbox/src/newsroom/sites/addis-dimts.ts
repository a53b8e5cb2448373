import { html, type Markup } from '../../html.ts';
import { dateText } from '../moment-text.ts';
import type { Notice } from '../notice.ts';
import type { Printing } from '../printing.ts';
import type { SiteRoutes } from '../site-content.ts';
import { amharic } from '../texts/amharic.ts';
import { pageOf } from './paging.ts';
import { sendSitePage } from './site-page.ts';

const css = `body{margin:0;font:17px/1.6 Ethiopic,sans-serif;color:#1a1a1a;background:#fff}
header{border-bottom:3px double #8a1c1c;padding:16px;text-align:center}header a{font-size:32px;color:#8a1c1c;text-decoration:none}
main{max-width:720px;margin:auto;padding:16px}ul{list-style:none;padding:0}.notice{border-bottom:1px solid #ddd;padding:12px 0}
.notice a{color:#163a6b;font-size:19px}.meta{color:#666;font-size:14px}table{border-collapse:collapse}td,th{border:1px solid #bbb;padding:4px 10px}`;

const head = html`<header><a href="/tenders">አዲስ ድምፅ</a><p class="motto">ዕለታዊ ጋዜጣ</p></header>`;

const printedOn = ({ edition }: Printing): string => dateText(amharic, 0, edition.day);

const lotsTable = ({ lots }: Notice): Markup | null =>
  lots &&
  html`<p>${lots.lead}</p><table class="lots"><thead><tr><th>${lots.word}</th><th>ዝርዝር</th><th>ብዛት</th></tr></thead><tbody>
${lots.items.map(({ name, quantity }, index) => html`<tr><td>${index + 1}</td><td>${name}</td><td>${quantity}</td></tr>`)}
</tbody></table>`;

/** Clean HTML of today: a list in pages, and a page for each notice. */
export const addisDimts: SiteRoutes = (app, content) => {
  app.get('/', async (_request, reply) => reply.redirect('/tenders', 302));

  app.get('/tenders', async (request, reply) => {
    const list = pageOf(content.listed(request), { request, size: 20, content });
    if (!list) return reply.callNotFound();
    return sendSitePage(reply, {
      language: 'am',
      title: 'የጨረታ ማስታወቂያዎች · አዲስ ድምፅ',
      css,
      body: html`${head}<main><h1>የጨረታ ማስታወቂያዎች</h1>
<ul class="notices">
${list.items.map(
  ({ printing, key }) => html`<li class="notice"><a class="title" href="/tenders/${key}">${printing.notice.title}</a>
<p class="meta"><time datetime="${printing.edition.day}">${printedOn(printing)}</time> · ${printing.edition.number}ኛ እትም</p></li>
`,
)}
</ul>
${list.next && html`<nav><a rel="next" class="next" href="/tenders?page=${list.next}">ቀጣይ ገጽ</a></nav>`}
</main>`,
    });
  });

  app.get<{ Params: { key: string } }>('/tenders/:key', async ({ params }, reply) => {
    const printing = content.find(params.key);
    if (!printing) return reply.callNotFound();
    const { notice, language, edition } = printing;
    const [first, second, ...rest] = notice.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`);
    return sendSitePage(reply, {
      language,
      title: `${notice.title} · አዲስ ድምፅ`,
      css,
      body: html`${head}<main><article class="notice-page"><h1>${notice.title}</h1>
<p class="meta"><time datetime="${edition.day}">${printedOn(printing)}</time></p>
<div class="text">${first ?? null}${second ?? null}${lotsTable(notice)}${rest}</div></article>
<aside class="related"><a href="/tenders">ሌሎች ጨረታዎች</a></aside></main>`,
    });
  });
};
