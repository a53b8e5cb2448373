import { type ApiClient, unwrap } from '@awaj/api-client';
import type { TestMessageForm } from '@awaj/api-client/schema';
import { mutationOptions } from '@tanstack/react-query';
import {
  type AlertForm,
  type Mute,
  type Muted,
  toAlertForm,
  toAlertSettingsDto,
  toMuteForm,
} from './alert-settings.mapper.ts';
import { alertTimesKey, mutesKey } from './alert-settings.queries.ts';

export type TestChannel = TestMessageForm['channel'];

export const createAlertSettingsMutations = (api: ApiClient) => ({
  saveTimes: () =>
    mutationOptions({
      mutationFn: (times: AlertForm) => unwrap(api.PUT('/client/alert-settings', { body: toAlertSettingsDto(times) })),
      onSuccess: ({ settings }, _times, _before, { client }) =>
        client.setQueryData(alertTimesKey, toAlertForm(settings)),
    }),
  mute: () =>
    mutationOptions({
      mutationFn: (muted: Muted) => unwrap(api.POST('/client/mutes', { body: toMuteForm(muted) })),
      onSuccess: (_answer, _muted, _before, { client }) => client.invalidateQueries({ queryKey: mutesKey }),
    }),
  unmute: () =>
    mutationOptions({
      mutationFn: ({ id }: Pick<Mute, 'id'>) => unwrap(api.DELETE('/client/mutes/{id}', { params: { path: { id } } })),
      // An answer to an earlier request would restore the removed item.
      onMutate: (_mute, { client }) => client.cancelQueries({ queryKey: mutesKey }),
      onSuccess: (_answer, { id }, _before, { client }) =>
        client.setQueriesData<readonly Mute[]>({ queryKey: mutesKey }, (kept) =>
          kept?.filter((each) => each.id !== id),
        ),
    }),
  sendTest: () =>
    mutationOptions({
      mutationFn: (channel: TestChannel) => unwrap(api.POST('/client/test-message', { body: { channel } })),
    }),
});

export type AlertSettingsMutations = ReturnType<typeof createAlertSettingsMutations>;
