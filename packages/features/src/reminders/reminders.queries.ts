import { type ApiClient, unwrap } from '@awaj/api-client';
import { queryOptions } from '@tanstack/react-query';

export const remindersKey = ['reminders'] as const;

export const createReminderQueries = (api: ApiClient) => ({
  areOn: () =>
    queryOptions({
      queryKey: remindersKey,
      queryFn: async ({ signal }) => (await unwrap(api.GET('/client/reminders', { signal }))).is_on,
    }),
});
