import { paths } from '../address/paths.ts';
import { pageTranslations } from '../data/session.ts';
import { SearchesScreen } from '../features/searches/SearchesScreen.tsx';
import { ForMembers } from '../shell/ForMembers.tsx';
import type { Route } from './+types/searches.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { messages } = await pageTranslations(request, 'searches').translations;
  return { title: messages.titles.searches };
}

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData?.title }];

export default function Searches() {
  return (
    <ForMembers here={paths.searches()}>
      {({ isSubscribed }) => <SearchesScreen isSubscribed={isSubscribed} />}
    </ForMembers>
  );
}
