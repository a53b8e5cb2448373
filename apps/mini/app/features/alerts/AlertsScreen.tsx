import type { UserInfo } from '@awaj/features/account';
import {
  AlertSettings,
  createAlertSettingsMutations,
  createAlertSettingsQueries,
  TestMessages,
} from '@awaj/features/alert-settings';
import { channels, createChannelMutations, createChannelQueries, WeeklyLetterSwitch } from '@awaj/features/channels';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Heading } from '@awaj/ui/Heading';
import { Link } from '@awaj/ui/Link';
import { PageLayout } from '@awaj/ui/PageLayout';
import { Stack } from '@awaj/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { paths } from '../../address/paths.ts';
import { useApi } from '../../data/use-host.ts';
import { useSitePaths } from '../../data/use-site-paths.ts';
import { ChannelProblems } from '../../shell/ChannelProblems.tsx';
import { useRefusedText } from '../../shell/use-refused-text.ts';

/** What is wrong with channels, when alerts come, and what is muted. Channels are switched on the website. */
export function AlertsScreen({ info, now }: { info: UserInfo; now: Date }): ReactElement {
  const words = useArea('alertSettings');
  const { titles } = useMessages();
  const { client } = useApi();
  const mutations = createAlertSettingsMutations(client);
  const channelQueries = createChannelQueries(client);
  const { data: switches } = useQuery(channelQueries.channels());
  const on = channels.filter((channel) => switches?.[channel]);
  return (
    <PageLayout>
      <Heading level={1} size="l">
        {titles.settings}
      </Heading>
      <ChannelProblems problems={info.channelProblems} />
      <Stack gap="xl">
        <AlertSettings
          mutations={mutations}
          now={now}
          queries={createAlertSettingsQueries(client, useLocale())}
          refusedText={useRefusedText()}
        />
        {!info.isSubscribed && (
          <WeeklyLetterSwitch mutations={createChannelMutations(client)} queries={channelQueries} />
        )}
        <Stack gap="s">
          {on.length > 0 && <TestMessages channels={on} messagesHref={paths.messages()} mutations={mutations} />}
          <Link href={useSitePaths().settings()}>{words.channels}</Link>
        </Stack>
      </Stack>
    </PageLayout>
  );
}
