import { type Channel, type ChannelChoice, channels, useChannels } from '@awaj/features/channels';
import { failureText } from '@awaj/features/failure';
import { QueryFailure } from '@awaj/features/query-failure';
import { useSession } from '@awaj/features/session';
import { useArea, useMessages } from '@awaj/i18n/react';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import { useToast } from '@awaj/ui/Toast';
import { ToggleCard } from '@awaj/ui/ToggleCard';
import { type ReactElement, useState } from 'react';
import { useAccountQueries, useMutations } from '../../data/account-api.ts';
import { useUserInfo } from '../../data/use-user-info.ts';
import { ChannelAdvice, ProblemAdvice } from './ChannelAdvice.tsx';
import { channelNeed } from './channel-need.ts';

type Refusals = Partial<Record<Channel, string>>;

/** Each channel as chosen a moment ago, and what the server said of those that it refused. */
function useSwitches() {
  const { settings: words } = useArea('account');
  const { failure } = useMessages();
  const [refusals, setRefusals] = useState<Refusals>({});
  const showToast = useToast();
  const { choose, ...state } = useChannels({
    isMember: useSession().isMember,
    queries: useAccountQueries().channels,
    mutations: useMutations().channels,
    onFailed: (choice, error, refusal) => {
      if (refusal !== undefined) setRefusals((before) => ({ ...before, [choice.channel]: refusal }));
      showToast({
        about: `channel ${choice.channel}`,
        tone: 'failure',
        text: `${words.notSaved(words[choice.channel])} ${refusal ?? failureText(error, failure)}`,
        action: { label: failure.retry, onPress: () => change(choice) },
      });
    },
  });
  const change = (choice: ChannelChoice) => {
    setRefusals(({ [choice.channel]: _, ...others }) => others);
    choose(choice);
  };
  return { ...state, change, refusals };
}

export function ChannelSettings(): ReactElement {
  const { settings: words } = useArea('account');
  const info = useUserInfo();
  const { channels: shown, change, refusals, ...query } = useSwitches();
  if (query.error) return <QueryFailure query={query} title={words.failed} />;
  return (
    <Stack gap="s">
      <Text tone="muted">{words.lead}</Text>
      {channels.map((channel) => {
        const problem = info?.channelProblems.find((each) => each.channel === channel);
        const need = info && channelNeed(channel, info, { isOn: shown?.[channel] ?? false });
        return (
          <ToggleCard
            advice={problem ? <ProblemAdvice problem={problem} /> : need && <ChannelAdvice need={need} />}
            error={refusals[channel]}
            key={channel}
            name={channel}
            onChange={(isOn) => change({ channel, isOn })}
            text={words.about[channel]}
            title={words[channel]}
            value={shown?.[channel]}
          />
        );
      })}
    </Stack>
  );
}
