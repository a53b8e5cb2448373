import { bannerFor, type UserInfo } from '@awaj/features/account';
import { useNow } from '@awaj/features/clock';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, redirect } from 'react-router';
import { paths } from '../address/paths.ts';
import { apiIn, pageTranslations, queryClient, session } from '../data/session.ts';
import { useApi } from '../data/use-host.ts';
import { TenderScreen } from '../features/tender/TenderScreen.tsx';
import { tenderOfLaunch } from '../features/tender/tender-of-launch.ts';
import { ForMembers, PageSkeleton } from '../shell/ForMembers.tsx';
import { TenderMissing, Unavailable } from '../shell/Unavailable.tsx';
import type { Route } from './+types/tender.ts';

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const { host } = session();
  const { locale, translations } = pageTranslations(request, 'tender');
  const id = tenderOfLaunch(params.telegramTenderId, host?.startParam ?? null);
  if (host && id === 'nothing') throw redirect(paths.latestTenders());
  // Requested in parallel with the account.
  if (host && typeof id === 'number') void queryClient.prefetchQuery(apiIn(locale).tenders.detail(id));
  const { messages } = await translations;
  return { id: id === 'nothing' ? null : id, openedAt: new Date(), title: messages.tender.list.title };
}

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData?.title }];

function Tender({ id, info, openedAt }: { id: number; info: UserInfo; openedAt: Date }) {
  const now = useNow(openedAt);
  const tender = useQuery(useApi().tenders.detail(id));
  const title = tender.data?.title;
  // Until it has loaded, the title is that of the route. The next page has its own.
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  // The tender that this one was merged into.
  if (tender.data && tender.data.id !== id) return <Navigate replace to={paths.tender(tender.data.id)} />;
  if (tender.data)
    return <TenderScreen banner={bannerFor(info, 'chat')} now={now} offer={info.offer} tender={tender.data} />;
  return tender.isError ? <Unavailable next={paths.tender(id)} query={tender} /> : <PageSkeleton />;
}

export default function TenderRoute({ loaderData: { id, openedAt } }: Route.ComponentProps) {
  if (id === null) return <TenderMissing />;
  return (
    <ForMembers here={paths.tender(id)} key={id}>
      {(info) => <Tender id={id} info={info} openedAt={openedAt} />}
    </ForMembers>
  );
}
