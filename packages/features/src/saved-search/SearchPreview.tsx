import { groupThousands } from '@awaj/domain/money';
import { useArea } from '@awaj/i18n/react';
import { Link } from '@awaj/ui/Link';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { SearchPreview as Preview, SavedSearchQueries } from './saved-search.queries.ts';

export interface SearchPreviewProps {
  query: ReturnType<SavedSearchQueries['preview']>;
  tenderHref: (id: number) => string;
}

function Tenders({ tenders, tenderHref }: Pick<SearchPreviewProps, 'tenderHref'> & Pick<Preview, 'tenders'>) {
  return (
    <Stack as="ul" gap="s">
      {tenders.map(({ id, title, company }) => (
        <li key={id}>
          <Link dir="auto" href={tenderHref(id)}>
            {title}
          </Link>
          <Text size="s" tone="muted">
            {company}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

/** What the search would have told of last week: how many tenders, and the newest of them. */
export function SearchPreview({ query, tenderHref }: SearchPreviewProps): ReactElement {
  const { preview } = useArea('savedSearches');
  const { data, isError } = useQuery(query);
  const waiting = isError ? preview.failed : preview.loading;
  const told = data && (data.count === 0 ? preview.none : preview.count(data.count, groupThousands(data.count)));
  return (
    <Stack as="section" gap="s">
      <Text figures="tabular" role="status" {...(data ? { weight: 'strong' } : { tone: 'muted' })}>
        {told ?? waiting}
      </Text>
      {data && data.tenders.length > 0 && <Tenders tenderHref={tenderHref} tenders={data.tenders} />}
    </Stack>
  );
}
