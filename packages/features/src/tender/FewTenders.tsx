import type { TenderListItem as TenderListItemDto } from '@awaj/api-client/schema';
import type { ReactElement } from 'react';
import { useNow } from '../clock/clock.ts';
import type { TenderListProps } from './TenderList.tsx';
import { TenderListItem } from './TenderListItem.tsx';
import { toTender } from './tender.mapper.ts';

export interface FewTendersProps extends Pick<TenderListProps, 'hrefOf' | 'logoAddress'> {
  tenders: readonly TenderListItemDto[];
}

/** For a member, some tenders that something else has found. */
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
