import { useNow } from '@awaj/features/clock';
import { plansQuery } from '@awaj/features/plans';
import { paths } from '../address/paths.ts';
import { apiIn, pageTranslations, queryClient, session } from '../data/session.ts';
import { PlanScreen } from '../features/plan/PlanScreen.tsx';
import { ForMembers } from '../shell/ForMembers.tsx';
import type { Route } from './+types/plan.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { locale, translations } = pageTranslations(request, 'plan');
  // Requested in parallel with the account.
  if (session().host) void queryClient.prefetchQuery(plansQuery(apiIn(locale).client, locale));
  const { areas } = await translations;
  return { openedAt: new Date(), title: areas.billing?.title };
}

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData?.title }];

export default function Plan({ loaderData: { openedAt } }: Route.ComponentProps) {
  const now = useNow(openedAt);
  return <ForMembers here={paths.plan()}>{(info) => <PlanScreen info={info} now={now} />}</ForMembers>;
}
