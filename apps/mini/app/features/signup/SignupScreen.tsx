import { type ReactElement, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { nextIn, paths } from '../../address/paths.ts';
import { useStanding } from '../../data/use-standing.ts';
import { PageSkeleton } from '../../shell/ForMembers.tsx';
import { Unavailable } from '../../shell/Unavailable.tsx';
import { Registered } from './Registered.tsx';
import { SignupForm } from './SignupForm.tsx';

/** For somebody whose phone is known and whose name is not; whoever has just registered can pay at once. */
export function SignupScreen(): ReactElement {
  const next = nextIn(useLocation().search);
  const standing = useStanding();
  const [hasRegistered, setRegistered] = useState(false);
  const { data } = standing;
  if (!data) return standing.isError ? <Unavailable next={next} query={standing} /> : <PageSkeleton />;
  const onwards = next ?? paths.latestTenders();
  if (data.kind === 'guest') return <SignupForm onRegistered={() => setRegistered(true)} phone={data.phone} />;
  if (data.kind === 'stranger') return <Navigate replace to={paths.login(next)} />;
  return hasRegistered ? <Registered info={data.info} next={onwards} /> : <Navigate replace to={onwards} />;
}
