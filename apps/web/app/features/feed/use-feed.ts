import { isFeedEmpty } from '@awaj/domain/preferences';
import { asOneQuery, type QueryFailureProps } from '@awaj/features/query-failure';
import type { Choice } from '@awaj/features/search';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useQueries } from '../../data/api.ts';

/** Whether the reader has said what the feed is to be made of; `failed` where that could not be asked. */
export interface Feed {
  state: 'unknown' | 'empty' | 'chosen' | 'failed';
  categories: readonly number[] | undefined;
  /** What has to be asked again to know it. */
  asked: QueryFailureProps['query'];
}

interface Places {
  languages: readonly Choice[];
  regions: readonly Choice[];
}

const ids = (choices: readonly Choice[]): number[] => choices.map(({ id }) => id);

/** Also while it is asked for again: a list that came and went with every try would cause the next one. */
const hasFailed = ({ isFetched, data }: UseQueryResult): boolean => isFetched && data === undefined;

function stateOf(categories: UseQueryResult<readonly Choice[]>, places: UseQueryResult<Places>): Feed['state'] {
  if (categories.data && places.data) {
    const { languages, regions } = places.data;
    const chosen = { categories: ids(categories.data), languages: ids(languages), regions: ids(regions) };
    return isFeedEmpty(chosen) ? 'empty' : 'chosen';
  }
  return [categories, places].some(hasFailed) ? 'failed' : 'unknown';
}

/** Asked for this list, the lookups answer with what its owner has chosen, and not with all that there is. */
export function useFeed(isMember: boolean): Feed {
  const { lookups } = useQueries();
  const categories = useQuery({ ...lookups.categories('client/myfeed'), enabled: isMember });
  const places = useQuery({ ...lookups.languagesAndRegions('client/myfeed'), enabled: isMember });
  const { data } = categories;
  const chosen = useMemo(() => data && ids(data), [data]);
  return {
    state: stateOf(categories, places),
    categories: chosen,
    asked: asOneQuery([categories, places].filter(hasFailed)),
  };
}
