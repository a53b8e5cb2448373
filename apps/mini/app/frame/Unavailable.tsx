import { isLaunchRefused, isTenderMissing, wayInFor } from '@awaj/features/chat';
import { useArea, useMessages } from '@awaj/i18n/react';
import { ErrorState } from '@awaj/ui/ErrorState';
import { PageLayout } from '@awaj/ui/PageLayout';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../paths.ts';
import { LaunchRefused } from './LaunchRefused.tsx';
import { NothingHere } from './NothingHere.tsx';
import { useFailureText } from './use-failure-text.ts';

export interface UnavailableProps {
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  /** The page to come back to with an account. */
  next: string | null;
}

export function TenderMissing(): ReactElement {
  const { title, text } = useArea('telegram').missing;
  return <NothingHere text={text} title={title} />;
}

/** In the place of a page that was refused or did not load: the way to an account, or what to do about it. */
export function Unavailable({ query, next }: UnavailableProps): ReactElement {
  const { failure } = useMessages();
  const failureText = useFailureText();
  const { error, isFetching, refetch } = query;
  const wayIn = wayInFor(error);
  if (wayIn) return <Navigate replace to={paths[wayIn](next)} />;
  if (isTenderMissing(error)) return <TenderMissing />;
  if (isLaunchRefused(error)) return <LaunchRefused />;
  return (
    <PageLayout>
      <ErrorState
        isRetrying={isFetching}
        level={1}
        onRetry={() => void refetch()}
        retryLabel={failure.retry}
        text={failureText(error)}
        title={failure.title}
      />
    </PageLayout>
  );
}
