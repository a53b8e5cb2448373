import { PageLayout } from '@awaj/ui/PageLayout';
import { SkeletonText } from '@awaj/ui/Skeleton';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import { useRevalidator } from 'react-router';

const soonMs = 150;
const lines = 12;

/** For a loader in the browser: the data, or null where the page should rather open and show that it loads. */
export const soon = <Data,>(loading: Promise<Data>): Promise<Data | null> =>
  Promise.race([loading, new Promise<null>((resolve) => setTimeout(resolve, soonMs, null))]);

/** In the place of a page whose data is on its way. The loader runs again when it is in the cache. */
export function ArrivingPage<Data, Key extends QueryKey>(props: {
  query: UseQueryOptions<Data, Error, Data, Key>;
}): ReactElement {
  const { isSuccess } = useQuery({ ...props.query, throwOnError: true });
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isSuccess) void revalidate();
  }, [isSuccess, revalidate]);
  return (
    <PageLayout>
      <div aria-busy="true">
        <SkeletonText lines={lines} />
      </div>
    </PageLayout>
  );
}
