import { activeFilters, changeFilters, noFilters, type SearchFilters } from '@awaj/domain/search-filters';
import { useArea, useMessages } from '@awaj/i18n/react';
import { EmptyState } from '@awaj/ui/EmptyState';
import { Link } from '@awaj/ui/Link';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import type { ReactElement, ReactNode } from 'react';

export interface NothingFoundProps {
  filters: SearchFilters;
  /** Why the search cannot be parsed. */
  problem?: string | null | undefined;
  hrefOf: (filters: SearchFilters) => string;
  /** A spelling to search for instead. */
  suggestion?: string | undefined;
  /** Where the search is saved for alerts. */
  alertHref?: string | undefined;
  /** For a list that is empty without any search. */
  otherwise: ReactNode;
}

/** For a search that cannot be parsed or finds nothing, or a page after the last one: links back to everything. */
export function NothingFound(props: NothingFoundProps): ReactNode {
  const { filters, problem, hrefOf, suggestion, alertHref, otherwise } = props;
  const search = useArea('search');
  const { noResult, noPage, firstPage } = search;
  const { list } = useMessages().tender;
  const back = (to: SearchFilters, label: string): ReactElement => (
    <Link href={hrefOf(to)} look="quietButton">
      {label}
    </Link>
  );
  if (problem)
    return <EmptyState action={back(noFilters, noResult.clear)} of="found" text={problem} title={search.unclear} />;
  if (filters.page > 1)
    return <EmptyState action={back(changeFilters(filters, {}), firstPage)} of="found" title={noPage} />;
  const isSearch = activeFilters(filters).length > 0;
  if (isSearch)
    return (
      <EmptyState
        action={
          <Stack align="center" gap="s">
            {suggestion && (
              <Text>
                {noResult.didYouMean}{' '}
                <Link href={hrefOf(changeFilters(filters, { title: suggestion }))} look="inline">
                  <bdi>{suggestion}</bdi>
                </Link>
              </Text>
            )}
            {alertHref && (
              <Link href={alertHref} look="button">
                {noResult.alert}
              </Link>
            )}
            {back(noFilters, noResult.clear)}
          </Stack>
        }
        of="found"
        text={noResult.text}
        title={noResult.title}
      />
    );
  return otherwise === undefined ? <EmptyState of="found" text={list.noResultHint} title={list.noResult} /> : otherwise;
}
