import { type Channel, type ChannelChoice, channels, useChannels } from '@awaj/features/channels';
import { QueryFailure } from '@awaj/features/query-failure';
import { useSession } from '@awaj/features/session';
import { useArea } from '@awaj/i18n/react';
import { Stack } from '@awaj/ui/Stack';
import { ToggleCard } from '@awaj/ui/ToggleCard';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useAccountQueries, useMutations } from '../../data/account-api.ts';
import { useQueries } from '../../data/api.ts';
import { useUserInfo } from '../../data/use-user-info.ts';
import { useFailureToast } from '../../shell/use-failure-toast.ts';
import { ChannelAdvice, ProblemAdvice } from './ChannelAdvice.tsx';
import { type ChannelState, channelStates } from './channel-states.ts';

type Words = ReturnType<typeof useArea<'account'>>['settings'];
type Refusals = Partial<Record<Channel, string>>;

/** The channels as last chosen, with the server's errors. */
function useSwitches() {
  const { settings: words } = useArea('account');
  const [refusals, setRefusals] = useState<Refusals>({});
  const showFailure = useFailureToast();
  const client = useQueryClient();
  const infoKey = useQueries().account.info().queryKey;
  const { choose, ...state } = useChannels<Channel>({
    isMember: useSession().isMember,
    queries: useAccountQueries().channels,
    mutations: useMutations().channels,
    onAnswered: () => void client.invalidateQueries({ queryKey: infoKey }),
    onFailed: (choice, error, refusal) => {
      if (refusal !== undefined) setRefusals((before) => ({ ...before, [choice.channel]: refusal }));
      showFailure(error, {
        about: `channel ${choice.channel}`,
        text: words.notSaved(words[choice.channel]),
        reason: refusal,
        onRetry: () => change(choice),
      });
    },
  });
  const change = (choice: ChannelChoice<Channel>) => {
    setRefusals(({ [choice.channel]: _, ...others }) => others);
    choose(choice);
  };
  return { ...state, change, refusals };
}

/** The channel's address, if it has one. */
function addressText({ address, need }: ChannelState, words: Words): string | null {
  if (need !== null) return address;
  return address === null ? words.connected : `${address} · ${words.verified}`;
}

export interface ChannelSwitchesProps {
  lead?: ReactNode;
  /** Below them, for the active channels. */
  children?: (on: readonly Channel[]) => ReactNode;
}

/** The channels with their states. Each is switched at once and shows what it needs. */
export function ChannelSwitches({ lead, children }: ChannelSwitchesProps): ReactElement {
  const { settings: words } = useArea('account');
  const info = useUserInfo();
  const { channels: shown, change, refusals, ...query } = useSwitches();
  if (query.error) return <QueryFailure query={query} title={words.failed} />;
  return (
    <>
      <Stack gap="s">
        {lead}
        {channels.map((channel) => {
          const problem = info?.channelProblems.find((each) => each.channel === channel);
          const state = info && channelStates[channel](info);
          return (
            <ToggleCard
              advice={
                problem ? <ProblemAdvice problem={problem} /> : state?.need && <ChannelAdvice need={state.need} />
              }
              error={refusals[channel]}
              key={channel}
              name={channel}
              onChange={(isOn) => change({ channel, isOn })}
              text={(state && addressText(state, words)) ?? words.about[channel]}
              title={words[channel]}
              value={shown?.[channel]}
            />
          );
        })}
      </Stack>
      {children?.(channels.filter((channel) => shown?.[channel]))}
    </>
  );
}
