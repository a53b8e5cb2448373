import type { ListPath } from '@awaj/domain/search-filters';
import { useNow } from '@awaj/features/clock';
import type { TenderListPath } from '@awaj/features/tender';
import { VisuallyHidden } from '@awaj/ui/VisuallyHidden';
import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { Unavailable } from '../../data/unavailable.ts';
import { usePageTitle } from '../../seo/page-title.ts';
import { UnavailableNotice } from '../../shell/NoScript.tsx';
import { FoundTenders } from './FoundTenders.tsx';
import { SearchLayout } from './SearchLayout.tsx';
import { useFilters } from './use-filters.ts';
import { useReader } from './use-reader.ts';

export interface TendersPageProps {
  path: ListPath & TenderListPath;
  /** The data that the server has loaded; undefined in the browser. */
  state: DehydratedState | undefined;
  renderedAt: Date;
  failed: Unavailable['status'] | null;
}

function Page({ path, now }: { path: TendersPageProps['path']; now: Date }): ReactElement {
  const reader = useReader();
  const search = useFilters();
  return (
    <SearchLayout now={now} path={path} reader={reader} search={search}>
      <VisuallyHidden as="h1">{usePageTitle()}</VisuallyHidden>
      <FoundTenders now={now} path={path} reader={reader} search={search} />
    </SearchLayout>
  );
}

/** All tenders, or those that a search finds. */
export function TendersPage({ path, state, renderedAt, failed }: TendersPageProps): ReactElement {
  return (
    <HydrationBoundary state={state}>
      <UnavailableNotice status={failed} />
      <Page now={useNow(renderedAt)} path={path} />
    </HydrationBoundary>
  );
}
