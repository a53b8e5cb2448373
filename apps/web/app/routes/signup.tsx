import { findPlan } from '@awaj/domain/plan';
import { useSearchParams } from 'react-router';
import { RegistrationScreen } from '../features/registration/RegistrationScreen.tsx';

export default function Signup() {
  const [parameters] = useSearchParams();
  const step = parameters.get('step');
  const plan = findPlan(Number(parameters.get('plan')));
  return <RegistrationScreen asked={step === '2' ? 2 : step === '3' ? 3 : 1} planId={plan?.id} />;
}
