import { isLaunchRefused } from '@awaj/features/chat';
import { useNow } from '@awaj/features/clock';
import { TenderList, useTenderList } from '@awaj/features/tender';
import { useArea } from '@awaj/i18n/react';
import { Heading } from '@awaj/ui/Heading';
import { PageLayout } from '@awaj/ui/PageLayout';
import { lazy, Suspense } from 'react';
import { paths } from '../address/paths.ts';
import { logoAddress } from '../data/logo-address.ts';
import { apiIn, queryClient, session, visit } from '../data/session.ts';
import { useApi } from '../data/use-host.ts';
import { useMemberInfo } from '../data/use-standing.ts';
import { useRefusedText } from '../shell/use-refused-text.ts';
import { useScrollPosition } from '../shell/use-scroll-position.ts';
import type { Route } from './+types/latest-tenders.ts';

const LaunchRefused = lazy(async () => ({ default: (await import('../shell/LaunchRefused.tsx')).LaunchRefused }));
const ListPayment = lazy(async () => ({ default: (await import('../features/payment/ListPayment.tsx')).ListPayment }));

const tenderAt = ({ id }: { id: number }) => paths.tender(id);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { locale, words } = visit(request, 'telegramTender');
  // On its way while the page itself still is.
  if (session().host) void queryClient.prefetchInfiniteQuery(apiIn(locale).tenders.latest());
  const { areas } = await words;
  return { openedAt: new Date(), title: areas.telegram?.latest };
}

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData?.title }];

export default function LatestTenders({ loaderData: { openedAt } }: Route.ComponentProps) {
  const { latest } = useArea('telegram');
  const now = useNow(openedAt);
  const list = useTenderList(useApi().tenders.latest());
  const { data, error } = list.query;
  const refusedText = useRefusedText();
  const place = useScrollPosition();
  // Subscribers see no lock, and are not asked about.
  const hasLocks = data?.pages[0]?.tenders[0]?.schedule.kind === 'locked';
  const info = useMemberInfo(hasLocks);
  // No second try would help.
  if (!data && isLaunchRefused(error))
    return (
      <Suspense>
        <LaunchRefused />
      </Suspense>
    );
  return (
    <PageLayout>
      <Heading level={1} size="l">
        {latest}
      </Heading>
      <Suspense>{info && <ListPayment info={info} />}</Suspense>
      <TenderList
        hrefOf={tenderAt}
        isMember={info !== null}
        list={list}
        logoAddress={logoAddress}
        now={now}
        refusedText={refusedText}
        showsStatus
        {...place}
      />
    </PageLayout>
  );
}
