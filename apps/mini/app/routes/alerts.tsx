import { useNow } from '@awaj/features/clock';
import { paths } from '../address/paths.ts';
import { pageTranslations } from '../data/session.ts';
import { AlertsScreen } from '../features/alerts/AlertsScreen.tsx';
import { ForMembers } from '../shell/ForMembers.tsx';
import type { Route } from './+types/alerts.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { messages } = await pageTranslations(request, 'alerts').translations;
  return { openedAt: new Date(), title: messages.titles.settings };
}

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData?.title }];

export default function Alerts({ loaderData: { openedAt } }: Route.ComponentProps) {
  const now = useNow(openedAt);
  return <ForMembers here={paths.alerts()}>{(info) => <AlertsScreen info={info} now={now} />}</ForMembers>;
}
