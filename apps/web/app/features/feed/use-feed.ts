import { isFeedEmpty } from '@awaj/domain/preferences';
import { asOneQuery, hasFailed, type QueryFailureProps } from '@awaj/features/query-failure';
import type { Choice } from '@awaj/features/search';
import type { NarrowedTo } from '@awaj/features/tender';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useQueries } from '../../data/api.ts';

/** Whether the reader has preferences; `failed` if that did not load. */
export interface Feed {
  state: 'unknown' | 'empty' | 'chosen' | 'failed';
  narrowedTo: NarrowedTo | undefined;
  /** The queries to retry. */
  asked: QueryFailureProps['query'];
}

interface Places {
  languages: readonly Choice[];
  regions: readonly Choice[];
}

const ids = (choices: readonly Choice[]): number[] => choices.map(({ id }) => id);

function stateOf(categories: UseQueryResult<readonly Choice[]>, places: UseQueryResult<Places>): Feed['state'] {
  if (categories.data && places.data) {
    const { languages, regions } = places.data;
    const chosen = { categories: ids(categories.data), languages: ids(languages), regions: ids(regions) };
    return isFeedEmpty(chosen) ? 'empty' : 'chosen';
  }
  return [categories, places].some(hasFailed) ? 'failed' : 'unknown';
}

/** For this list, the lookups contain the reader's preferences instead of all options. */
export function useFeed(isMember: boolean): Feed {
  const { lookups } = useQueries();
  const categories = useQuery({ ...lookups.categories('client/myfeed'), enabled: isMember });
  const places = useQuery({ ...lookups.languagesAndRegions('client/myfeed'), enabled: isMember });
  const { data: chosen } = categories;
  const { data: where } = places;
  const narrowedTo = useMemo(
    () => chosen && { categories: ids(chosen), regions: ids(where?.regions ?? []) },
    [chosen, where],
  );
  return {
    state: stateOf(categories, places),
    narrowedTo,
    asked: asOneQuery([categories, places].filter(hasFailed)),
  };
}
