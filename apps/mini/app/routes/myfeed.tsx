import { useNow } from '@awaj/features/clock';
import { paths } from '../address/paths.ts';
import { pageTranslations, session } from '../data/session.ts';
import { prefetchVisit } from '../data/use-visit.ts';
import { FeedScreen } from '../features/feed/FeedScreen.tsx';
import { ForMembers } from '../shell/ForMembers.tsx';
import type { Route } from './+types/myfeed.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { locale, translations } = pageTranslations(request, 'myfeed');
  const [{ messages }] = await Promise.all([translations, session().host && prefetchVisit(locale)]);
  return { openedAt: new Date(), title: messages.frame.myFeed };
}

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData?.title }];

export default function MyFeed({ loaderData: { openedAt } }: Route.ComponentProps) {
  const now = useNow(openedAt);
  return <ForMembers here={paths.myFeed()}>{(info) => <FeedScreen info={info} now={now} />}</ForMembers>;
}
