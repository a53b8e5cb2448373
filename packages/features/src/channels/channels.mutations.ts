import { type ApiClient, unwrap } from '@awaj/api-client';
import { mutationOptions } from '@tanstack/react-query';
import { type ChannelChoice, type Channels, toChannelChoiceDto } from './channels.mapper.ts';
import { channelsKey } from './channels.queries.ts';

export const saveChannelKey = ['save-channel'] as const;

export const createChannelMutations = (api: ApiClient) => ({
  /** One after the other, so that of quick changes the last one stands. */
  save: () =>
    mutationOptions({
      mutationKey: saveChannelKey,
      scope: { id: saveChannelKey[0] },
      mutationFn: (choice: ChannelChoice) =>
        unwrap(api.POST('/client/setting/save-channel', { body: toChannelChoiceDto(choice) })),
      // An answer to an earlier question would put back what has just been changed.
      onMutate: (_choice, { client }) => client.cancelQueries({ queryKey: channelsKey }),
      onSuccess: ({ channels }, _choice, _before, { client }) => client.setQueryData<Channels>(channelsKey, channels),
    }),
});

export type ChannelMutations = ReturnType<typeof createChannelMutations>;
