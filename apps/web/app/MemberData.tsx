import { failureText } from '@awaj/features/failure';
import { useMessages } from '@awaj/i18n/react';
import { ErrorState } from '@awaj/ui/ErrorState';
import { Loading } from '@awaj/ui/Loading';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';

export interface MemberDataProps<Data> {
  /** Asked only as a member: on the server and until the page knows its reader the skeleton stands. */
  query: UseQueryResult<Data>;
  /** What did not load, should it not. */
  failedTitle: string;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** A part of a page for members: on its way, there, or failed with the way to try again. */
export function MemberData<Data>({ query, failedTitle, skeleton, children }: MemberDataProps<Data>): ReactElement {
  const { failure } = useMessages();
  const { data, isError, error, isFetching, refetch } = query;
  if (isError && data === undefined)
    return (
      <ErrorState
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        retryLabel={failure.retry}
        text={failureText(error, failure)}
        title={failedTitle}
      />
    );
  return (
    <Loading isLoading={data === undefined} skeleton={skeleton}>
      {data !== undefined && children(data)}
    </Loading>
  );
}
