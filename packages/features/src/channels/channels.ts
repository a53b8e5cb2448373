export { channelProblemText } from './channel-problem-text.ts';
export { type Channel, type ChannelChoice, type Channels, channels } from './channels.mapper.ts';
export { createChannelMutations } from './channels.mutations.ts';
export { createChannelQueries } from './channels.queries.ts';
export { useChannels } from './use-channels.ts';
export { WeeklyLetterSwitch } from './WeeklyLetterSwitch.tsx';
