import type { Tender } from '@awaj/features/tender';
import { useArea, useLocale } from '@awaj/i18n/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { useQueries } from '../../data/api.ts';
import { MoreTenders } from './MoreTenders.tsx';

/** Other open tenders of the same buyer. Nothing if there are none. */
export function OthersOfBuyer({ tender, now }: { tender: Tender; now: Date }): ReactElement | null {
  const { ofBuyer } = useArea('tenderPage');
  const paths = pathsIn(useLocale());
  const { data: others = [] } = useQuery(useQueries().tenders.othersOfBuyer(tender));
  const { company } = tender;
  // This is at the foot of the page, so a failure is not shown.
  if (others.length === 0) return null;
  return (
    <MoreTenders
      all={{ label: ofBuyer.all(company.name), href: paths.company(company.id) }}
      isBuyerKnown
      now={now}
      tenders={others}
      title={ofBuyer.title(company.name)}
    />
  );
}
