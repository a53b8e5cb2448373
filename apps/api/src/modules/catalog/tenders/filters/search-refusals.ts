import type { Viewer } from '@awaj/domain/entitlement';
import { type FilterNeed, lockedFilters, needOf, type SearchFilters } from '@awaj/domain/search-filters';
import { parseSearch } from '@awaj/domain/search-words';
import { AppError } from '../../../../http/errors.ts';
import { type ProblemCode, searchProblems } from '../../../../http/problems.ts';

/** The error for a locked filter, whose results would reveal what the reader may not see. */
const lockedProblems = { dates: 'closingLocked', prices: 'pricesLocked' } as const satisfies Record<
  FilterNeed,
  ProblemCode
>;

/** Refuses filters whose results would reveal what the viewer may not see. */
export function refuseLocked(filters: SearchFilters, viewer: Viewer): void {
  const [need] = lockedFilters(filters, viewer).flatMap((name) => needOf(name) ?? []);
  if (need) throw new AppError(lockedProblems[need]);
}

/** Refuses an unclear search with a code for programs, because an empty list would mislead. */
export function refuseUnclear({ title }: SearchFilters): void {
  const search = parseSearch(title);
  if (search.ok) return;
  const fields = { title: searchProblems[search.error] };
  throw new AppError('searchProblem', { fields, facts: { code: 'search_problem' } });
}
