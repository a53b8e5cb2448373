import { isBeyondNumbers, type SearchFilters } from '@awaj/domain/search-filters';
import { data } from 'react-router';
import { unavailableFor } from '../../data/unavailable.ts';

/**
 * Of the server, what a page of a list is sent with: as one that is not there where nothing leads to it, and to be asked
 * for again where the API refused the list or could not give it.
 */
export function listAnswer<Answer extends object>(answer: Answer, filters: SearchFilters, error: unknown) {
  const withheld = unavailableFor(error);
  const status = isBeyondNumbers(filters) ? 404 : 200;
  return data({ ...answer, failed: withheld?.status ?? null }, withheld ?? { status });
}
