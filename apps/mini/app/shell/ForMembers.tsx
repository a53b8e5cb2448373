import type { UserInfo } from '@awaj/features/account';
import { Loading } from '@awaj/ui/Loading';
import { PageLayout } from '@awaj/ui/PageLayout';
import { SkeletonText } from '@awaj/ui/Skeleton';
import type { ReactElement, ReactNode } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../address/paths.ts';
import { useStanding } from '../data/use-standing.ts';
import { Unavailable } from './Unavailable.tsx';

const lines = 12;

export function PageSkeleton(): ReactElement {
  return (
    <PageLayout>
      <Loading isLoading skeleton={<SkeletonText lines={lines} />}>
        {null}
      </Loading>
    </PageLayout>
  );
}

export interface ForMembersProps {
  /** The page's own address, to return to. */
  here: string;
  children: (info: UserInfo) => ReactNode;
}

/** Sends users without an account to the login first. */
export function ForMembers({ here, children }: ForMembersProps): ReactNode {
  const standing = useStanding();
  const { data } = standing;
  if (!data) return standing.isError ? <Unavailable next={here} query={standing} /> : <PageSkeleton />;
  if (data.kind === 'member') return children(data.info);
  return <Navigate replace to={data.kind === 'guest' ? paths.signup(here) : paths.login(here)} />;
}
