import type { FastifyReply } from 'fastify';
import { readFields, readText } from '../../fields.ts';
import { html, Markup } from '../../html.ts';
import { dateText } from '../moment-text.ts';
import type { Notice } from '../notice.ts';
import type { Printing } from '../printing.ts';
import type { Listed, SiteRoutes } from '../site-content.ts';
import { english } from '../texts/english.ts';
import { type PageOf, pageOf } from './paging.ts';

/** From before style sheets: tables define its look. */
const pageHtml = (title: string, body: Markup): string =>
  html`<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<HTML><HEAD><META http-equiv="Content-Type" content="text/html; charset=utf-8"><TITLE>${title}</TITLE><LINK rel="icon" href="data:,"></HEAD>
<BODY bgcolor="#FFFFE8" text="#000000" link="#000080">
<CENTER><TABLE width="100%" border="0" cellpadding="6"><TR><TD bgcolor="#1F3F5F" align="center"><FONT color="#FFFFFF" size="5" face="Times">THE NILE HERALD</FONT></TD></TR>
<TR><TD align="center"><A href="/classified.php">Classified</A>&nbsp;|&nbsp;<A href="/subscribers/archive.php">Subscribers</A></TD></TR></TABLE>
${body}
</CENTER></BODY></HTML>
`.text;

// No charset in the header; the page itself declares its encoding.
const send = (reply: FastifyReply, page: string) => reply.type('text/html').send(page);

const breakLine = new Markup('<BR>\n');

const lotLines = ({ lots }: Notice): string[] =>
  lots
    ? [lots.lead, ...lots.items.map(({ name, quantity }, i) => `${lots.word} ${i + 1} - ${name} (${quantity})`)]
    : [];

function detail({ notice, edition }: Printing): Markup {
  const [first = '', second = '', ...rest] = notice.paragraphs;
  const lines = [first, second, ...lotLines(notice), ...rest];
  return html`<TABLE width="90%" border="1" cellpadding="8"><TR><TD><FONT size="4"><B>${notice.title}</B></FONT><BR>
<FONT size="2" color="#666666">Printed&nbsp;on ${dateText(english, 0, edition.day)}</FONT></TD></TR>
<TR><TD align="left" class="adtext">${lines.map((line) => html`${line}${breakLine}${breakLine}`)}</TD></TR></TABLE>`;
}

function list({ items, next }: PageOf<Listed>): Markup {
  return html`<TABLE width="90%" border="1" cellpadding="4" class="ads"><TR bgcolor="#CCCCCC"><TD>No.</TD><TD>Notice</TD><TD>Date</TD></TR>
${items.map(
  ({ printing, key }, index) => html`<TR class="ad"><TD>${index + 1}</TD>
<TD><TABLE border="0"><TR><TD><A class="adtitle" href="/classified.php?id=${key}">${printing.notice.title}</A></TD></TR></TABLE></TD>
<TD class="addate"><FONT size="2">${dateText(english, 0, printing.edition.day)}</FONT></TD></TR>
`,
)}</TABLE>
${next && html`<P><A class="older" href="/classified.php?page=${next}">Older notices &gt;&gt;</A></P>`}`;
}

/** HTML of the nineties, with a section that robots.txt disallows. */
export const nileHerald: SiteRoutes = (app, content) => {
  app.get('/', async (_request, reply) => reply.redirect('/classified.php', 302));

  app.get('/classified.php', async (request, reply) => {
    const id = readText(readFields(request.query), 'id');
    const printing = id === null ? null : content.find(id);
    if (printing) return send(reply, pageHtml(printing.notice.title, detail(printing)));
    const page = id === null ? pageOf(content.listed(request), { request, size: 15, content }) : null;
    if (!page) return reply.callNotFound();
    return send(reply, pageHtml('Tenders and bids - The Nile Herald', list(page)));
  });

  app.get('/subscribers/archive.php', async (_request, reply) =>
    send(
      reply,
      pageHtml('Subscribers - The Nile Herald', html`<P>This part is for subscribers, and for no robots.</P>`),
    ),
  );
};
