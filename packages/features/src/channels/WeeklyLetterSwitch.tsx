import { useArea, useMessages } from '@awaj/i18n/react';
import { ToggleCard } from '@awaj/ui/ToggleCard';
import { type ReactElement, useState } from 'react';
import { failureText } from '../failure/failure.ts';
import type { ChannelMutations } from './channels.mutations.ts';
import type { ChannelQueries } from './channels.queries.ts';
import { useChannels } from './use-channels.ts';

export interface WeeklyLetterSwitchProps {
  /** False while the page may not know its reader yet: nothing is requested. */
  isMember?: boolean;
  queries: ChannelQueries;
  mutations: ChannelMutations;
}

const nothing = () => {};

/** Switches the weekly letter for members without a subscription. Not shown until it is known. */
export function WeeklyLetterSwitch(props: WeeklyLetterSwitchProps): ReactElement | null {
  const { isMember = true, queries, mutations } = props;
  const { weekly, notSaved } = useArea('alertSettings');
  const { failure } = useMessages();
  const [problem, setProblem] = useState<string>();
  const { channels, choose, error } = useChannels<'weekly_letter'>({
    isMember,
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
