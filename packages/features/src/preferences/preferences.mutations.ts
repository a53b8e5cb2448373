import { type ApiClient, unwrap } from '@awaj/api-client';
import type { Preferences } from '@awaj/domain/preferences';
import { mutationOptions } from '@tanstack/react-query';
import { toPreferencesDto } from './preferences.mapper.ts';
import { chosenKey } from './preferences.queries.ts';

/** All queries of the reader's own feed, in whichever feature: the key contains their path in the API. */
const isOfFeed = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  queryKey.includes('client/myfeed') || queryKey.includes('telegram/client/myfeed');

export const createPreferencesMutations = (api: ApiClient) => ({
  /**
   * Replaces the preferences and drops the old feed from the cache. One after the other, so that the last of several
   * quick changes wins.
   */
  save: () =>
    mutationOptions({
      scope: { id: 'preferences' },
      mutationFn: (preferences: Preferences) =>
        unwrap(api.POST('/client/setting/save-prefered', { body: toPreferencesDto(preferences) })),
      onSuccess: (_answer, preferences, _before, { client }) => {
        client.setQueryData(chosenKey, preferences);
        client.removeQueries({ predicate: isOfFeed, type: 'inactive' });
        return client.invalidateQueries({ predicate: isOfFeed });
      },
    }),
});

export type PreferencesMutations = ReturnType<typeof createPreferencesMutations>;
