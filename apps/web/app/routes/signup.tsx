import { localeOfPath } from '@awaj/domain/navigation';
import { findPlan } from '@awaj/domain/plan';
import { useSearchParams } from 'react-router';
import { messagesOf } from '../data/translations.ts';
import { RegistrationScreen } from '../features/registration/RegistrationScreen.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { titleOf } from '../seo/page-title.ts';
import { plansInBrowser, plansLoader } from '../shell/plans-loader.ts';
import type { Route } from './+types/signup.ts';

export const loader = plansLoader;
export const clientLoader = plansInBrowser;

export const meta = (args: Route.MetaArgs) => {
  const { frame } = messagesOf(localeOfPath(args.location.pathname));
  return pageMeta({ location: args.location, title: titleOf(args), description: frame.tagline });
};

export default function Signup({ loaderData: { plans } }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  const step = parameters.get('step');
  const plan = findPlan(Number(parameters.get('plan')));
  return <RegistrationScreen asked={step === '2' ? 2 : step === '3' ? 3 : 1} planId={plan?.id} plans={plans} />;
}
