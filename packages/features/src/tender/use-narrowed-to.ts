import type { SearchFilters } from '@awaj/domain/search-filters';
import { useMemo } from 'react';
import type { NarrowedTo } from './TenderListItem.tsx';

const alone = (id: number | null) => (id === null ? undefined : [id]);

/** The category and region of the filters, or else those of the list itself. */
export function useNarrowedTo(
  { categoryId, regionId }: SearchFilters,
  { categories, regions }: NarrowedTo = {},
): NarrowedTo {
  return useMemo(
    () => ({ categories: alone(categoryId) ?? categories, regions: alone(regionId) ?? regions }),
    [categoryId, regionId, categories, regions],
  );
}
