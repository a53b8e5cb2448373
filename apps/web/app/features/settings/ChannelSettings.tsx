import {
  AlertSettings,
  createAlertSettingsMutations,
  createAlertSettingsQueries,
  TestMessages,
} from '@awaj/features/alert-settings';
import { WeeklyLetterSwitch } from '@awaj/features/channels';
import { useSession } from '@awaj/features/session';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Stack } from '@awaj/ui/Stack';
import { Text } from '@awaj/ui/Text';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { useAccountQueries, useMutations } from '../../data/account-api.ts';
import { useApiClient } from '../../data/api.ts';
import { useUserInfo } from '../../data/use-user-info.ts';
import { ChannelSwitches } from './ChannelSwitches.tsx';

/** The channels of alerts, whether they deliver, alert times and muted buyers. */
export function ChannelSettings({ now }: { now: Date }): ReactElement {
  const { settings: words } = useArea('account');
  const api = useApiClient();
  const locale = useLocale();
  const mutations = createAlertSettingsMutations(api);
  const { channels: channelMutations } = useMutations();
  const { channels: channelQueries } = useAccountQueries();
  const info = useUserInfo();
  return (
    <Stack gap="xl">
      <ChannelSwitches lead={<Text tone="muted">{words.lead}</Text>}>
        {(on) =>
          on.length > 0 && (
            <TestMessages channels={on} messagesHref={pathsIn(locale).messages()} mutations={mutations} />
          )
        }
      </ChannelSwitches>
      {/* Only members without a subscription get it. */}
      {info?.isSubscribed === false && <WeeklyLetterSwitch mutations={channelMutations} queries={channelQueries} />}
      <AlertSettings
        isMember={useSession().isMember}
        mutations={mutations}
        now={now}
        queries={createAlertSettingsQueries(api, locale)}
      />
    </Stack>
  );
}
