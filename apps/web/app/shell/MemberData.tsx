import { QueryFailure, type QueryFailureProps } from '@awaj/features/query-failure';
import { Loading } from '@awaj/ui/Loading';
import { type Query, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';

export interface MemberDataProps<Data> {
  /** Not requested on the server, and for members' data not until the reader is known. Until then the skeleton is shown. */
  query: UseQueryResult<Data>;
  /** The failure to show. */
  failure?: Pick<QueryFailureProps, 'title' | 'level'>;
  skeleton: ReactNode;
  /** Something else that is shown with it is still loading. */
  isPending?: boolean;
  children: (data: Data) => ReactNode;
}

const isInError = ({ state }: Query): boolean => state.status === 'error';

/** A part of a page that only the browser loads: loading, shown, or failed with a retry of everything that failed. */
export function MemberData<Data>(props: MemberDataProps<Data>): ReactElement {
  const { query, failure, skeleton, isPending = false, children } = props;
  const client = useQueryClient();
  const { data, isError, error, isFetching } = query;
  if (isError && data === undefined)
    return (
      <QueryFailure
        query={{ error, isFetching, refetch: () => client.refetchQueries({ type: 'active', predicate: isInError }) }}
        {...failure}
      />
    );
  return (
    <Loading isLoading={data === undefined || isPending} skeleton={skeleton}>
      {data !== undefined && children(data)}
    </Loading>
  );
}
