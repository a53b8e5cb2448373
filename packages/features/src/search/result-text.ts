import { groupThousands } from '@awaj/domain/money';
import { activeFilters, type Choice, type SearchFilters } from '@awaj/domain/search-filters';
import type { AreaMessages } from '@awaj/i18n';

/** How far a list was read. */
export interface Loaded {
  count: number;
  hasMore: boolean;
}

type CountOf = (name: Choice | 'all', id: number) => number | undefined;

/** The choices are counted, so that a list narrowed by one of them, or by nothing, has a number before it is read. */
export function knownCount(filters: SearchFilters, countOf: CountOf): number | undefined {
  // What is closed is not among those that close soonest.
  if (filters.sort === 'closing') return undefined;
  const [first, ...others] = activeFilters(filters);
  if (!first) return countOf('all', 0);
  if (others.length > 0) return undefined;
  const value = filters[first.name];
  return typeof value === 'number' ? countOf(first.name, value) : undefined;
}

/** How many tenders a search has found: the number where it is known, and otherwise how many there are at least. */
export function resultText(
  { count, hasMore }: Loaded,
  known: number | undefined,
  { result }: AreaMessages['search'],
): string {
  if (hasMore)
    return known === undefined ? result.moreThan(groupThousands(count)) : result.exactly(known, groupThousands(known));
  return count === 0 ? result.none : result.exactly(count, groupThousands(count));
}
