import { isFeedEmpty } from '@awaj/domain/preferences';
import type { Choice } from '@awaj/features/search';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useQueries } from '../../api.ts';

/** Whether the reader has said what the feed is to be made of. */
export type FeedState = 'unknown' | 'empty' | 'chosen';

const ids = (choices: readonly Choice[]): number[] => choices.map(({ id }) => id);

/** Also while it is asked for again: a list that came and went with every try would cause the next one. */
const hasFailed = ({ isFetched, data }: UseQueryResult): boolean => isFetched && data === undefined;

/** Asked for this list, the lookups answer with what its owner has chosen, and not with all that there is. */
export function useFeedState(isMember: boolean): FeedState {
  const { lookups } = useQueries();
  const categories = useQuery({ ...lookups.categories('client/myfeed'), enabled: isMember });
  const places = useQuery({ ...lookups.languagesAndRegions('client/myfeed'), enabled: isMember });
  if (categories.data && places.data) {
    const { languages, regions } = places.data;
    const chosen = { categories: ids(categories.data), languages: ids(languages), regions: ids(regions) };
    return isFeedEmpty(chosen) ? 'empty' : 'chosen';
  }
  // Nobody is asked to choose what they may have chosen: the list is shown, and tells by itself how it loads.
  return [categories, places].some(hasFailed) ? 'chosen' : 'unknown';
}
