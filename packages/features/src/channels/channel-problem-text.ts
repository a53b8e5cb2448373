import type { ChannelProblem } from '@awaj/api-client/schema';
import type { Messages } from '@awaj/i18n';

/** What is wrong with a channel and what can be done, in one line. */
export const channelProblemText = (
  { reason, to }: Pick<ChannelProblem, 'reason' | 'to'>,
  { channelProblems }: Pick<Messages['frame'], 'channelProblems'>,
): string => channelProblems[reason](to ?? '');
