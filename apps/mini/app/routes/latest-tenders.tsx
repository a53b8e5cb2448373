import { fromPageQuery, type SearchFilters, toPageQuery } from '@awaj/domain/search-filters';
import { isLaunchRefused } from '@awaj/features/chat';
import { useNow } from '@awaj/features/clock';
import { TenderList, useTenderList } from '@awaj/features/tender';
import { useArea } from '@awaj/i18n/react';
import { PageLayout } from '@awaj/ui/PageLayout';
import { VisuallyHidden } from '@awaj/ui/VisuallyHidden';
import { lazy, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { tenderHref } from '../address/paths.ts';
import { apiIn, logoAddress, pageTranslations, queryClient, session } from '../data/session.ts';
import { useApi } from '../data/use-host.ts';
import { useMember } from '../data/use-standing.ts';
import { prefetchVisit } from '../data/use-visit.ts';
import { AfterPaying } from '../features/payment/AfterPaying.tsx';
import { ListTop } from '../shell/lists/ListTop.tsx';
import { useNews } from '../shell/lists/use-news.ts';
import { useRefusedText } from '../shell/use-refused-text.ts';
import { useScrollPosition } from '../shell/use-scroll-position.ts';
import type { Route } from './+types/latest-tenders.ts';

/** The filters in the address. */
function useFilters(): SearchFilters {
  const [query] = useSearchParams();
  return useMemo(() => fromPageQuery(query), [query]);
}

const LaunchRefused = lazy(async () => ({ default: (await import('../shell/LaunchRefused.tsx')).LaunchRefused }));
const ListPayment = lazy(async () => ({ default: (await import('../features/payment/ListPayment.tsx')).ListPayment }));
const FoundTenders = lazy(async () => ({
  default: (await import('../features/search/FoundTenders.tsx')).FoundTenders,
}));

const isNarrowed = (filters: SearchFilters): boolean => toPageQuery(filters).length > 0;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const isSearch = isNarrowed(fromPageQuery(new URL(request.url).searchParams));
  const { locale, translations } = pageTranslations(request, isSearch ? 'found' : 'latest');
  const { host } = session();
  // Requested in parallel with the page's own texts.
  if (host && !isSearch) void queryClient.prefetchInfiniteQuery(apiIn(locale).tenders.latest());
  const [{ areas }] = await Promise.all([translations, host && prefetchVisit(locale)]);
  return { openedAt: new Date(), title: areas.telegram?.latest };
}

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData?.title }];

function Latest({ now }: { now: Date }) {
  const { latest } = useArea('telegram');
  const list = useTenderList(useApi().tenders.latest());
  const { data, error } = list.query;
  const refusedText = useRefusedText();
  const place = useScrollPosition();
  const news = useNews(list, { now, isOfAll: true });
  // Subscribers see no locks, so their account is not requested here.
  const hasLocks = data?.pages[0]?.tenders[0]?.schedule.kind === 'locked';
  const { info, isMember } = useMember(hasLocks);
  // No second try would help.
  if (!data && isLaunchRefused(error))
    return (
      <Suspense>
        <LaunchRefused />
      </Suspense>
    );
  return (
    <>
      <ListTop now={now} />
      <PageLayout isFlush>
        <VisuallyHidden as="h1">{latest}</VisuallyHidden>
        <Suspense>{info && <ListPayment info={info} />}</Suspense>
        <AfterPaying />
        <TenderList
          hrefOf={tenderHref}
          isMember={isMember}
          list={list}
          logoAddress={logoAddress}
          now={now}
          refusedText={refusedText}
          // Where deadlines are locked; otherwise they show the status.
          showsStatus={hasLocks}
          {...news}
          {...place}
        />
      </PageLayout>
    </>
  );
}

export default function LatestTenders({ loaderData: { openedAt } }: Route.ComponentProps) {
  const now = useNow(openedAt);
  const filters = useFilters();
  if (!isNarrowed(filters)) return <Latest now={now} />;
  return (
    <Suspense>
      <FoundTenders filters={filters} now={now} />
    </Suspense>
  );
}
