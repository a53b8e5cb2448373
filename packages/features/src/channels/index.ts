export { createChannelMutations } from './channels.mutations.ts';
export { createChannelQueries } from './channels.queries.ts';
export { type Channel, type ChannelChoice, type Channels, channels } from './channels.ts';
export { useChannels } from './use-channels.ts';
