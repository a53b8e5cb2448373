import { groupThousands } from '@awaj/domain/money';
import { changeFilters, type ListPath, type SearchFilters } from '@awaj/domain/search-filters';
import { useArea } from '@awaj/i18n/react';
import { CategorySlider } from '@awaj/ui/CategorySlider';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useQueries } from '../../data/api.ts';

export interface PopularCategoriesProps {
  path: ListPath;
  filters: SearchFilters;
  hrefOf: (filters: SearchFilters) => string;
  isPending?: boolean;
}

/** One touch narrows the list to a category. It is no loss worth a word when they do not load. */
export function PopularCategories(props: PopularCategoriesProps): ReactElement | null {
  const { path, filters, hrefOf, isPending = false } = props;
  const { categories: texts } = useArea('search');
  const popular = useQuery({ ...useQueries().lookups.popularCategories(path), enabled: !isPending });
  if (popular.isError || popular.data?.length === 0) return null;
  const entry = (id: number | null, name: string, count = 0) => ({
    id: id ?? 'all',
    name,
    href: hrefOf(changeFilters(filters, { categoryId: id })),
    // Of what a feed is made of, the API counts all tenders there are.
    ...(count > 0 && path !== 'client/myfeed' && { count: groupThousands(count) }),
  });
  return (
    <CategorySlider
      arrows={texts}
      categories={
        popular.data
          ? [entry(null, texts.all), ...popular.data.map(({ id, name, count }) => entry(id, name, count))]
          : null
      }
      current={filters.categoryId ?? 'all'}
      label={texts.label}
    />
  );
}
