import { findPlan } from '@awaj/domain/plan';
import { useSearchParams } from 'react-router';
import { RegistrationScreen } from '../features/registration/RegistrationScreen.tsx';
import { titleOf } from '../page-title.ts';
import { pageMeta } from '../seo.ts';
import type { Route } from './+types/signup.ts';

export const meta = (args: Route.MetaArgs) => pageMeta({ location: args.location, title: titleOf(args) });

export default function Signup() {
  const [parameters] = useSearchParams();
  const step = parameters.get('step');
  const plan = findPlan(Number(parameters.get('plan')));
  return <RegistrationScreen asked={step === '2' ? 2 : step === '3' ? 3 : 1} planId={plan?.id} />;
}
