import { type RouteId, type RouteRule, routeRules } from '@awaj/domain/navigation';
import type { PageNoun } from '@awaj/features/page-ids';
import { pathsIn } from '../address/paths.ts';
import { notFoundResponse } from '../data/not-found.ts';
import { orUnavailable } from '../data/unavailable.ts';
import { pageIds, sitemapPart } from '../seo/sitemap.ts';
import type { Route } from './+types/sitemap-part.ts';

const { tender, company } = pathsIn('en');
const pathOf = { tenders: tender, companies: company } satisfies Record<PageNoun, (id: number) => string>;

/** Pages that everybody can read but that need no entry; those for the apps repeat pages of the website. */
const unlisted: readonly RouteId[] = ['confirmation', 'offline', 'login', 'forgot-password'];
const isListed = ({ app, audience, pattern, id }: RouteRule): boolean =>
  app === 'web' && audience !== 'member' && !/:|^\/app\//.test(pattern) && !unlisted.includes(id);
const ownPages = routeRules.filter(isListed).map(({ pattern }) => pattern);

export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  if (params.part === 'pages.xml') return sitemapPart(ownPages);
  const [, noun, place] = /^(tenders|companies)-(\d{1,5})\.xml$/.exec(params.part) ?? [];
  if (noun !== 'tenders' && noun !== 'companies') throw notFoundResponse();
  const ids = await orUnavailable(pageIds.part(noun, Number(place)));
  if (ids.length === 0) throw notFoundResponse();
  return sitemapPart(ids.map((id) => pathOf[noun](id)));
}
