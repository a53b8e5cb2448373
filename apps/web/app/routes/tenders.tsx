import { localeOfPath } from '@awaj/domain/navigation';
import { fromPageQuery, withoutLocked } from '@awaj/domain/search-filters';
import { useNow } from '@awaj/features/clock';
import { VisuallyHidden } from '@awaj/ui/VisuallyHidden';
import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { localeOfRequest } from '../address/locale.ts';
import { queryClient } from '../data/query-client.ts';
import { messagesOf } from '../data/translations.ts';
import { FoundTenders } from '../features/lists/FoundTenders.tsx';
import { listAnswer, prefetchListPage } from '../features/lists/list-loader.ts';
import { SearchLayout } from '../features/lists/SearchLayout.tsx';
import { useFilters } from '../features/lists/use-filters.ts';
import { useReader } from '../features/lists/use-reader.ts';
import { pageMeta } from '../seo/page-meta.ts';
import { titleOf, usePageTitle } from '../seo/page-title.ts';
import { UnavailableNotice } from '../shell/NoScript.tsx';
import type { Route } from './+types/tenders.ts';

const path = 'tender/search';

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

function Page({ now }: { now: Date }) {
  const reader = useReader();
  const search = useFilters();
  return (
    <SearchLayout now={now} path={path} reader={reader} search={search}>
      <VisuallyHidden as="h1">{usePageTitle()}</VisuallyHidden>
      <FoundTenders now={now} path={path} reader={reader} search={search} />
    </SearchLayout>
  );
}

export default function Tenders({ loaderData: { state, renderedAt, failed } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={state}>
      <UnavailableNotice status={failed} />
      <Page now={useNow(renderedAt)} />
    </HydrationBoundary>
  );
}
