import { plansQuery } from '@awaj/features/plans';
import { useLocale } from '@awaj/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { nextIn, paths } from '../../address/paths.ts';
import { useApi } from '../../data/use-host.ts';
import { useStanding } from '../../data/use-standing.ts';
import { PageSkeleton } from '../../shell/ForMembers.tsx';
import { Unavailable } from '../../shell/Unavailable.tsx';
import { Registered } from './Registered.tsx';
import { SignupForm } from './SignupForm.tsx';

/** For users whose phone is known but who have no account. After registering they can pay at once. */
export function SignupScreen(): ReactElement {
  const next = nextIn(useLocation().search);
  const standing = useStanding();
  const plans = useQuery(plansQuery(useApi().client, useLocale()));
  const [hasRegistered, setRegistered] = useState(false);
  const { data } = standing;
  if (!data) return standing.isError ? <Unavailable next={next} query={standing} /> : <PageSkeleton />;
  const onwards = next ?? paths.latestTenders();
  if (data.kind === 'guest') {
    if (!plans.data) return plans.isError ? <Unavailable next={next} query={plans} /> : <PageSkeleton />;
    return <SignupForm onRegistered={() => setRegistered(true)} phone={data.phone} plans={plans.data} />;
  }
  if (data.kind === 'stranger') return <Navigate replace to={paths.login(next)} />;
  return hasRegistered ? <Registered info={data.info} next={onwards} /> : <Navigate replace to={onwards} />;
}
