import { useMessages } from '@awaj/i18n/react';
import { ErrorState, type ErrorStateProps } from '@awaj/ui/ErrorState';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { failureText } from '../failure/failure.ts';

export interface QueryFailureProps extends Partial<Pick<ErrorStateProps, 'title' | 'level'>> {
  /** If it never had an error, nothing was even requested. */
  query: Pick<UseQueryResult, 'error' | 'isFetching'> & { refetch: () => unknown };
  /** The app's own text for an answer; null for the usual text. */
  refusedText?: ((error: unknown) => string | null) | undefined;
}

/** Replaces content that did not load: the reason and a retry. */
export function QueryFailure({ query, refusedText, ...rest }: QueryFailureProps): ReactElement {
  const { failure } = useMessages();
  const { isFetching, refetch } = query;
  const [error, setError] = useState(query.error);
  // A query without data forgets its error while it is tried again.
  if (query.error && query.error !== error) setError(query.error);
  return (
    <ErrorState
      isRetrying={isFetching}
      onRetry={() => void refetch()}
      retryLabel={failure.retry}
      text={refusedText?.(error) ?? (error ? failureText(error, failure) : failure.unreachable)}
      title={failure.title}
      {...rest}
    />
  );
}
