import { localeOfRequest } from '../address/locale.ts';
import { ensureMessages, messagesOf } from '../data/translations.ts';
import { loadTender } from '../features/tender/load-tender.ts';
import { pictureOf, pictureTag } from '../seo/tender-picture/pictures.server.ts';
import type { Route } from './+types/tender-picture.ts';

const hour = 3_600;

/** A tender's title as a picture, for link previews. */
export async function loader({ request, params }: Route.LoaderArgs): Promise<Response> {
  const locale = localeOfRequest(request);
  const [tender] = await Promise.all([loadTender(params.tenderId, locale), ensureMessages(locale, '/')]);
  const messages = messagesOf(locale);
  const picture = {
    brand: messages.frame.brand,
    title: tender.title,
    company: tender.company.name,
    kind: [tender.regions[0]?.name, tender.categories[0]?.name].filter(Boolean).join(' · '),
    status: { label: messages.tender.status[tender.status], isOpen: tender.status === 'open' },
  };
  const etag = `"${pictureTag(picture)}"`;
  const headers = { ETag: etag, 'Cache-Control': `public, max-age=${hour}, stale-while-revalidate=${24 * hour}` };
  if (request.headers.get('If-None-Match')?.includes(etag)) return new Response(null, { status: 304, headers });
  const drawn = pictureOf(picture);
  if (drawn === null) return new Response(null, { status: 503, headers: { 'Retry-After': '10' } });
  return new Response(await drawn, { headers: { ...headers, 'Content-Type': 'image/png' } });
}
