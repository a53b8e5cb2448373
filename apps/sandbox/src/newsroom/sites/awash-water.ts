import { plainText } from '../notice.ts';
import type { Listed, SiteRoutes } from '../site-content.ts';
import { pageOf } from './paging.ts';

function bidOf({ printing, key }: Listed) {
  const { tender, notice, edition, language } = printing;
  const { closes } = tender.deadline;
  return {
    bidId: key,
    reference: tender.number,
    heading: notice.title,
    language,
    publishedOn: edition.day,
    submission: { deadline: closes && `${closes.day}T${closes.time}:00+03:00`, place: 'Adama' },
    securityBirr: 'birr' in tender.bond ? tender.bond.birr : null,
    details: plainText(notice),
    href: `/bids/${key}`,
  };
}

/** An office whose list is a JSON API. */
export const awashWater: SiteRoutes = (app, content) => {
  app.get('/', async (_request, reply) => reply.redirect('/api/v2/bids', 302));

  app.get('/api/v2/bids', async (request, reply) => {
    const all = content.listed(request);
    const list = pageOf(all, { request, size: 4, content });
    if (!list) return reply.code(404).send({ message: 'There is no such page.' });
    const next = list.next && `http://${request.host}/api/v2/bids?page=${list.next}`;
    return { meta: { page: list.page, pages: list.pages, total: all.length, next }, bids: list.items.map(bidOf) };
  });

  app.get<{ Params: { key: string } }>('/bids/:key', async ({ params }, reply) => {
    const printing = content.find(params.key);
    if (!printing) return reply.callNotFound();
    return reply.type('text/plain; charset=utf-8').send(plainText(printing.notice));
  });
};
