import { groupThousands } from '@awaj/domain/money';
import { useArea } from '@awaj/i18n/react';
import { GroupHeading } from '@awaj/ui/GroupHeading';
import { Text } from '@awaj/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useNow } from '../clock/clock.ts';
import { TenderListItem, type TenderListProps } from '../tender/tender.ts';
import type { SavedSearchQueries } from './saved-search.queries.ts';

export interface SearchPreviewProps extends Pick<TenderListProps, 'logoAddress'> {
  query: ReturnType<SavedSearchQueries['preview']>;
  tenderHref: (id: number) => string;
}

const mostTenders = 3;

/** What the search would have told of last week: how many tenders, and the newest of them. */
export function SearchPreview({ query, tenderHref, logoAddress }: SearchPreviewProps): ReactElement {
  const { preview } = useArea('savedSearches');
  const now = useNow(new Date());
  const { data, isError } = useQuery(query);
  if (!data || data.count === 0)
    return (
      <Text role="status" tone="muted">
        {isError ? preview.failed : data ? preview.none : preview.loading}
      </Text>
    );
  return (
    <section>
      <div role="status">
        <GroupHeading label={preview.count(data.count, groupThousands(data.count))} />
      </div>
      {data.tenders.slice(0, mostTenders).map((tender) => (
        <TenderListItem
          href={tenderHref(tender.id)}
          isMember
          key={tender.id}
          logo={logoAddress(tender.company.logo)}
          now={now}
          tender={tender}
        />
      ))}
    </section>
  );
}
