import { groupThousands } from '@awaj/domain/money';
import { useArea } from '@awaj/i18n/react';
import { GroupHeading } from '@awaj/ui/GroupHeading';
import { Text } from '@awaj/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import type { SearchPreview as Preview, SavedSearchQueries } from './saved-search.queries.ts';

export interface SearchPreviewProps {
  query: ReturnType<SavedSearchQueries['preview']>;
  /** Renders tenders as lists do. */
  renderTenders: (tenders: Preview['tenders']) => ReactNode;
}

const mostTenders = 3;

/** The number of tenders the search would have found last week, and the newest ones. */
export function SearchPreview({ query, renderTenders }: SearchPreviewProps): ReactElement {
  const { preview } = useArea('savedSearches');
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
      {renderTenders(data.tenders.slice(0, mostTenders))}
    </section>
  );
}
