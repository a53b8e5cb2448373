import { PageLayout } from '@awaj/ui/PageLayout';
import { SkeletonText } from '@awaj/ui/Skeleton';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import { useRevalidator } from 'react-router';

const slowMs = 150;
const lines = 12;

/** For a loader in the browser: the data, or null if it is slow, so that the page opens and shows that it loads. */
export const nullIfSlow = <Data,>(loading: Promise<Data>): Promise<Data | null> =>
  Promise.race([loading, new Promise<null>((resolve) => setTimeout(resolve, slowMs, null))]);

/** Shown until the data of a page has loaded. The loader runs again once it is in the cache. */
export function LoadingPage<Data, Key extends QueryKey>(props: {
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
