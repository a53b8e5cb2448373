import type { FastifyRequest } from 'fastify';
import { html } from '../../html.ts';
import { mail } from '../documents/mail.ts';
import { pdf } from '../documents/pdf.ts';
import { csv, type Rows, xlsx } from '../documents/tables.ts';
import { plainText } from '../notice.ts';
import type { Printing } from '../printing.ts';
import type { Listed, SiteRoutes } from '../site-content.ts';
import { sendSitePage } from './site-page.ts';

const kinds = ['csv', 'xlsx', 'pdf', 'eml'] as const;

/** Each tender of an issue comes in another file format. */
const kindOf = ({ key }: Printing): (typeof kinds)[number] =>
  kinds[(Number(key.slice(-2)) - 1) % kinds.length] ?? 'csv';

const headings = ['No', 'Tender', 'Published', 'Deadline', 'Bid security (Birr)', 'Notice'];

const rowOf = ({ printing: { tender, notice, edition } }: Listed): string[] => {
  const { closes } = tender.deadline;
  return [
    tender.number,
    notice.title,
    edition.day,
    closes ? `${closes.day}T${closes.time}:00+03:00` : '',
    'birr' in tender.bond ? String(tender.bond.birr) : '',
    plainText(notice),
  ];
};

const rowsOf = (listed: readonly Listed[]): Rows => [headings, ...listed.map(rowOf)];

function mailOf(printing: Printing): string {
  const date = new Date(`${printing.edition.day}T09:00:00+03:00`).toUTCString().replace('GMT', '+0000');
  return mail({
    id: printing.key,
    from: 'Procurement <procurement@gibe-hospital.example>',
    subject: printing.notice.title,
    date,
    text: plainText(printing.notice),
  });
}

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A folder of files with the directory listing of a server. */
export const gibeHospital: SiteRoutes = (app, content) => {
  const ofKind = (request: FastifyRequest, kind: (typeof kinds)[number]) =>
    content.listed(request).filter(({ printing }) => kindOf(printing) === kind);

  app.get('/', async (_request, reply) => reply.redirect('/tenders/', 302));

  app.get('/tenders/', async (request, reply) => {
    const files = [
      'tenders.csv',
      'tenders.xlsx',
      ...ofKind(request, 'pdf').map(({ key }) => `notice-${key}.pdf`),
      ...ofKind(request, 'eml').map(({ key }) => `mail-${key}.eml`),
    ];
    return sendSitePage(reply, {
      language: 'en',
      title: 'Index of /tenders',
      css: 'body{font:15px/1.8 monospace;margin:24px}',
      body: html`<h1>Index of /tenders</h1><pre class="index">${files.map(
        (name) => html`<a href="/tenders/${name}">${name}</a>
`,
      )}</pre>`,
    });
  });

  app.get('/tenders/tenders.csv', async (request, reply) =>
    reply.type('text/csv; charset=utf-8').send(csv(rowsOf(ofKind(request, 'csv')))),
  );

  app.get('/tenders/tenders.xlsx', async (request, reply) =>
    reply.type(workbookType).send(xlsx('Tenders', rowsOf(ofKind(request, 'xlsx')))),
  );

  app.get<{ Params: { key: string } }>('/tenders/notice-:key.pdf', async ({ params }, reply) => {
    const printing = content.find(params.key);
    if (!printing || kindOf(printing) !== 'pdf') return reply.callNotFound();
    return reply.type('application/pdf').send(pdf(plainText(printing.notice)));
  });

  app.get<{ Params: { key: string } }>('/tenders/mail-:key.eml', async ({ params }, reply) => {
    const printing = content.find(params.key);
    if (!printing || kindOf(printing) !== 'eml') return reply.callNotFound();
    return reply.type('message/rfc822').send(mailOf(printing));
  });
};
