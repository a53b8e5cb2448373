import { useMessages } from '@awaj/i18n/react';
import { ErrorState, type ErrorStateProps } from '@awaj/ui/ErrorState';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { failureText } from '../failure/failure.ts';

export interface QueryFailureProps extends Partial<Pick<ErrorStateProps, 'title' | 'level'>> {
  /** Without an error nothing came of asking at all. */
  query: Pick<UseQueryResult, 'error' | 'isFetching'> & { refetch: () => unknown };
  /** Words of the app's own for an answer that the usual ones do not fit; null where they do. */
  refusedText?: ((error: unknown) => string | null) | undefined;
}

/** In the place of what did not load: why, and the way to try again. */
export function QueryFailure({ query, refusedText, ...rest }: QueryFailureProps): ReactElement {
  const { failure } = useMessages();
  const { error, isFetching, refetch } = query;
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
