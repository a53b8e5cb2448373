import { activeFilters, noFilters, type SearchFilters } from '@awaj/domain/search-filters';
import { useArea } from '@awaj/i18n/react';
import { EmptyState } from '@awaj/ui/EmptyState';
import { Link } from '@awaj/ui/Link';
import type { ReactElement, ReactNode } from 'react';

export interface NothingFoundProps {
  filters: SearchFilters;
  hrefOf: (filters: SearchFilters) => string;
  /** For a list that is empty whatever is searched for. */
  otherwise: ReactNode;
}

/** A search that finds nothing, with the way back to all there is. */
export function NothingFound({ filters, hrefOf, otherwise }: NothingFoundProps): ReactNode {
  const { noResult } = useArea('search');
  const isSearch = activeFilters(filters).length > 0;
  if (!isSearch && otherwise !== undefined) return otherwise;
  const clear: ReactElement = (
    <Link href={hrefOf(noFilters)} look="quietButton">
      {noResult.clear}
    </Link>
  );
  return <EmptyState action={isSearch && clear} of="found" text={noResult.text} title={noResult.title} />;
}
