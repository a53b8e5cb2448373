import { paths } from '../address/paths.ts';
import { pageTranslations } from '../data/session.ts';
import { MessagesScreen } from '../features/messages/MessagesScreen.tsx';
import { ForMembers } from '../shell/ForMembers.tsx';
import type { Route } from './+types/messages.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { messages } = await pageTranslations(request, 'messages').translations;
  return { title: messages.titles.messages };
}

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData?.title }];

export default function Messages() {
  return <ForMembers here={paths.messages()}>{() => <MessagesScreen />}</ForMembers>;
}
