import { type ApiClient, unwrap } from '@awaj/api-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

const remindersKey = ['reminders'] as const;

export const createReminderQueries = (api: ApiClient) => ({
  areOn: () =>
    queryOptions({
      queryKey: remindersKey,
      queryFn: async ({ signal }) => (await unwrap(api.GET('/client/reminders', { signal }))).is_on,
    }),
});

export const createReminderMutations = (api: ApiClient) => ({
  /** One after the other, so that the last of several quick changes wins. */
  save: () =>
    mutationOptions({
      scope: { id: remindersKey[0] },
      mutationFn: (isOn: boolean) => unwrap(api.PUT('/client/reminders', { body: { is_on: isOn } })),
      onSuccess: ({ is_on }, _isOn, _before, { client }) => client.setQueryData(remindersKey, is_on),
    }),
});
