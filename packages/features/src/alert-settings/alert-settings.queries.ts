import { type ApiClient, unwrap } from '@awaj/api-client';
import { queryOptions } from '@tanstack/react-query';
import { toAlertForm, toMute } from './alert-settings.mapper.ts';

export const alertTimesKey = ['alert-settings'] as const;
export const mutesKey = ['mutes'] as const;

export const createAlertSettingsQueries = (api: ApiClient, locale: string) => ({
  times: () =>
    queryOptions({
      queryKey: alertTimesKey,
      queryFn: async ({ signal }) =>
        toAlertForm((await unwrap(api.GET('/client/alert-settings', { signal }))).settings),
    }),
  /** Buyers' names come in the language of the page. */
  mutes: () =>
    queryOptions({
      queryKey: [...mutesKey, locale],
      queryFn: async ({ signal }) => (await unwrap(api.GET('/client/mutes', { signal }))).mutes.map(toMute),
    }),
});

export type AlertSettingsQueries = ReturnType<typeof createAlertSettingsQueries>;
