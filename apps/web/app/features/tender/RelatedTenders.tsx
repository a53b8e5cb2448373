import { QueryFailure } from '@awaj/features/query-failure';
import type { Tender } from '@awaj/features/tender';
import { useArea, useLocale } from '@awaj/i18n/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { useQueries } from '../../data/api.ts';
import { MoreTenders } from './MoreTenders.tsx';

/** Similar tenders, for readers for whom this one does not fit. Nothing if there are none. */
export function RelatedTenders({ tender, now }: { tender: Tender; now: Date }): ReactElement | null {
  const { related } = useArea('tenderPage');
  const paths = pathsIn(useLocale());
  const others = useQuery(useQueries().tenders.related(tender));
  const [category] = tender.categories;
  if (!category || others.data?.length === 0 || others.isLoading) return null;
  return (
    <MoreTenders
      all={{ label: related.all(category.name), href: paths.tendersOfCategory(category.id) }}
      failure={others.isError && !others.data ? <QueryFailure query={others} title={related.failed} /> : undefined}
      now={now}
      showsStatus
      tenders={others.data ?? []}
      title={related.title}
    />
  );
}
