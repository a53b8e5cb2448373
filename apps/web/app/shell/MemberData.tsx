import { QueryFailure, type QueryFailureProps } from '@awaj/features/query-failure';
import { Loading } from '@awaj/ui/Loading';
import { type Query, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';

export interface MemberDataProps<Data> {
  /** Asked only as a member: on the server and until the page knows its reader the skeleton stands. */
  query: UseQueryResult<Data>;
  /** What did not load, should it not. */
  failure?: Pick<QueryFailureProps, 'title' | 'level'>;
  skeleton: ReactNode;
  /** Something else that is shown with it is still on its way. */
  isPending?: boolean;
  children: (data: Data) => ReactNode;
}

const hasFailed = ({ state }: Query): boolean => state.status === 'error';

/** A part of a page for members: on its way, there, or failed with the way to try all again that failed. */
export function MemberData<Data>(props: MemberDataProps<Data>): ReactElement {
  const { query, failure, skeleton, isPending = false, children } = props;
  const client = useQueryClient();
  const { data, isError, error, isFetching } = query;
  if (isError && data === undefined)
    return (
      <QueryFailure
        query={{ error, isFetching, refetch: () => client.refetchQueries({ type: 'active', predicate: hasFailed }) }}
        {...failure}
      />
    );
  return (
    <Loading isLoading={data === undefined || isPending} skeleton={skeleton}>
      {data !== undefined && children(data)}
    </Loading>
  );
}
