import type { TenderListItem as TenderListItemDto } from '@awaj/api-client/schema';
import type { ReactElement } from 'react';
import { useNow } from '../clock/clock.ts';
import type { TenderListProps } from './TenderList.tsx';
import { TenderListItem } from './TenderListItem.tsx';
import { toTender } from './tender.mapper.ts';

export interface FewTendersProps extends Pick<TenderListProps, 'hrefOf' | 'logoAddress'> {
  tenders: readonly TenderListItemDto[];
}

/** A few tenders from another query, for a member. */
export function FewTenders({ tenders, hrefOf, logoAddress }: FewTendersProps): ReactElement {
  const now = useNow(new Date());
  return (
    <>
      {tenders.map(toTender).map((tender) => (
        <TenderListItem
          href={hrefOf(tender)}
          isMember
          key={tender.id}
          logo={logoAddress(tender.company.logo)}
          now={now}
          tender={tender}
        />
      ))}
    </>
  );
}
