import { pageTranslations } from '../data/session.ts';
import { LoginScreen } from '../features/login/LoginScreen.tsx';
import type { Route } from './+types/login.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { areas } = await pageTranslations(request, 'login').translations;
  return { title: areas.telegramEntry?.login.title };
}

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData?.title }];

export default function Login() {
  return <LoginScreen />;
}
