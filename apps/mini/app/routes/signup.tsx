import { visit } from '../data/session.ts';
import { SignupScreen } from '../features/signup/SignupScreen.tsx';
import type { Route } from './+types/signup.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { areas } = await visit(request, 'telegramEntry', 'telegramTender').words;
  return { title: areas.telegramEntry?.signup.title };
}

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData?.title }];

export default function Signup() {
  return <SignupScreen />;
}
