import { localeOfPath } from '@awaj/domain/navigation';
import { fromPageQuery, withoutLocked } from '@awaj/domain/search-filters';
import { dehydrate } from '@tanstack/react-query';
import { localeOfRequest } from '../address/locale.ts';
import { queryClient } from '../data/query-client.ts';
import { messagesOf } from '../data/translations.ts';
import { listAnswer, prefetchListPage } from '../features/lists/list-loader.ts';
import { listPartsInBrowser } from '../features/lists/list-parts.ts';
import { TendersPage } from '../features/lists/TendersPage.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { titleOf } from '../seo/page-title.ts';
import type { Route } from './+types/tenders.ts';

const path = 'tender/search';

await listPartsInBrowser();

/** The server waits for the list. In the browser the page opens at once, and the list shows that it is loading. */
export async function loader({ request }: Route.LoaderArgs) {
  const client = queryClient();
  const locale = localeOfRequest(request);
  const filters = withoutLocked(fromPageQuery(new URL(request.url).searchParams), 'visitor');
  const error = await prefetchListPage(client, locale, path, filters);
  const answer = { state: dehydrate(client), renderedAt: new Date() };
  return listAnswer(answer, filters, error);
}

export const clientLoader = () => ({ state: undefined, renderedAt: new Date(), failed: null });

export const meta = (args: Route.MetaArgs) => {
  const { frame } = messagesOf(localeOfPath(args.location.pathname));
  return pageMeta({ location: args.location, title: titleOf(args), description: frame.tagline });
};

export default function Tenders({ loaderData }: Route.ComponentProps) {
  return <TendersPage path={path} {...loaderData} />;
}
