import type { ChannelProblem } from '@awaj/api-client/schema';
import type { Messages } from '@awaj/i18n';

export { type Channel, type ChannelChoice, type Channels, channels } from './channels.mapper.ts';
export { createChannelMutations } from './channels.mutations.ts';
export { createChannelQueries } from './channels.queries.ts';
export { useChannels } from './use-channels.ts';
export { WeeklyLetterSwitch } from './WeeklyLetterSwitch.tsx';

/** A channel's problem and what to do, in one line. */
export const channelProblemText = (
  { reason, to }: Pick<ChannelProblem, 'reason' | 'to'>,
  { channelProblems }: Pick<Messages['frame'], 'channelProblems'>,
): string => channelProblems[reason](to ?? '');
