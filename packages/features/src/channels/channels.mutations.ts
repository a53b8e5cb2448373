import { type ApiClient, unwrap } from '@awaj/api-client';
import { mutationOptions } from '@tanstack/react-query';
import { type ChannelChoice, type Channels, toChannelChoiceDto } from './channels.mapper.ts';
import { channelsKey } from './channels.queries.ts';

export const saveChannelKey = ['save-channel'] as const;

export const createChannelMutations = (api: ApiClient) => ({
  /** Sent one after the other, so that the last of several quick changes wins. */
  save: () =>
    mutationOptions({
      mutationKey: saveChannelKey,
      scope: { id: saveChannelKey[0] },
      mutationFn: (choice: ChannelChoice) =>
        unwrap(api.POST('/client/setting/save-channel', { body: toChannelChoiceDto(choice) })),
      // An answer to an earlier request would undo the change.
      onMutate: (_choice, { client }) => client.cancelQueries({ queryKey: channelsKey }),
      onSuccess: ({ channels }, _choice, _before, { client }) => client.setQueryData<Channels>(channelsKey, channels),
    }),
});

export type ChannelMutations = ReturnType<typeof createChannelMutations>;
