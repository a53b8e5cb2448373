import { type ApiClient, unwrap } from '@awaj/api-client';
import type { Preferences } from '@awaj/domain/preferences';
import { mutationOptions } from '@tanstack/react-query';
import { toPreferencesDto } from './preferences.mapper.ts';
import { chosenKey } from './preferences.queries.ts';

/** Whatever was asked of the reader's own feed, by whichever feature: its path in the API stands in the key. */
const isOfFeed = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  queryKey.includes('client/myfeed') || queryKey.includes('telegram/client/myfeed');

export const createPreferencesMutations = (api: ApiClient) => ({
  /**
   * Replaces the earlier choice; the feed that was made of that one is forgotten. One after the other, so that of quick
   * changes the last one stands.
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
