import { useArea, useMessages } from '@awaj/i18n/react';
import { ToggleCard } from '@awaj/ui/ToggleCard';
import { type ReactElement, useState } from 'react';
import { failureText } from '../failure/failure.ts';
import type { ChannelMutations } from './channels.mutations.ts';
import type { ChannelQueries } from './channels.queries.ts';
import { useChannels } from './use-channels.ts';

export interface WeeklyLetterSwitchProps {
  queries: ChannelQueries;
  mutations: ChannelMutations;
}

const nothing = () => {};

/** Switches the weekly letter for members without a subscription. Not shown until it is known. */
export function WeeklyLetterSwitch({ queries, mutations }: WeeklyLetterSwitchProps): ReactElement | null {
  const { weekly, notSaved } = useArea('alertSettings');
  const { failure } = useMessages();
  const [problem, setProblem] = useState<string>();
  const { channels, choose, error } = useChannels<'weekly_letter'>({
    isMember: true,
    queries,
    mutations,
    onAnswered: nothing,
    onFailed: (_choice, error) => setProblem(`${notSaved} ${failureText(error, failure)}`),
  });
  if (error) return null;
  return (
    <ToggleCard
      error={problem}
      name="weekly_letter"
      onChange={(isOn) => {
        setProblem(undefined);
        choose({ channel: 'weekly_letter', isOn });
      }}
      text={weekly.text}
      title={weekly.title}
      value={channels?.weekly_letter}
    />
  );
}
