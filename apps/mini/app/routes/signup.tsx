import { plansQuery } from '@awaj/features/plans';
import { apiIn, pageTranslations, queryClient, session } from '../data/session.ts';
import { SignupScreen } from '../features/signup/SignupScreen.tsx';
import type { Route } from './+types/signup.ts';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { locale, translations } = pageTranslations(request, 'signup');
  // Requested in parallel with the account.
  if (session().host) void queryClient.prefetchQuery(plansQuery(apiIn(locale).client, locale));
  const { areas } = await translations;
  return { title: areas.telegramEntry?.signup.title };
}

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData?.title }];

export default function Signup() {
  return <SignupScreen />;
}
