import { PreferencesEditor } from '@awaj/features/preferences';
import { useSession } from '@awaj/features/session';
import { useArea, useLocale } from '@awaj/i18n/react';
import { Heading } from '@awaj/ui/Heading';
import { LinkRows } from '@awaj/ui/LinkRows';
import { ListLayout } from '@awaj/ui/ListLayout';
import { OnlyOn } from '@awaj/ui/OnlyOn';
import { Stack } from '@awaj/ui/Stack';
import { Tabs } from '@awaj/ui/Tabs';
import { useToast } from '@awaj/ui/Toast';
import type { ComponentType, ReactElement } from 'react';
import { pathsIn, type SettingsTab, settingsTabs } from '../../address/paths.ts';
import { useAccountQueries, useMutations } from '../../data/account-api.ts';
import { draftKey, useUserInfo } from '../../data/use-user-info.ts';
import { usePageTitle } from '../../seo/page-title.ts';
import { NeedsScript } from '../../shell/NoScript.tsx';
import { ShortcutButton } from '../../shell/shortcuts/ShortcutHelp.tsx';
import { ThemeSwitch } from '../../shell/ThemeSwitch.tsx';
import { ChannelSettings } from './ChannelSettings.tsx';

function TenderPreferences({ now }: { now: Date }): ReactElement {
  const { saved } = useArea('preferences');
  const showToast = useToast();
  const info = useUserInfo();
  return (
    <PreferencesEditor
      draft={info && { key: draftKey('preferences', info) }}
      isMember={useSession().isMember}
      mutations={useMutations().preferences}
      now={now}
      onSaved={() => showToast({ text: saved })}
      queries={useAccountQueries().preferences}
    />
  );
}

const panels = { channel: ChannelSettings, tender: TenderPreferences } satisfies Record<
  SettingsTab,
  ComponentType<{ now: Date }>
>;

export function SettingsPage({ tab, now }: { tab: SettingsTab; now: Date }): ReactElement {
  const { settings: words } = useArea('account');
  const title = usePageTitle();
  const paths = pathsIn(useLocale());
  const Panel = panels[tab];
  return (
    <ListLayout>
      <Heading level={1}>{title}</Heading>
      <NeedsScript />
      <Stack gap="xl">
        <Tabs
          current={tab}
          entries={settingsTabs.map((id) => ({ id, label: words.tabs[id], href: paths.settings(id) }))}
          label={title}
        >
          <Panel now={now} />
        </Tabs>
        <Stack as="section" gap="xs">
          <Heading level={2} size="m">
            {words.more}
          </Heading>
          <LinkRows
            links={[
              { href: paths.searches(), label: words.searches },
              { href: paths.reminders(), label: words.reminders },
              { href: paths.messages(), label: words.sent },
            ]}
          />
        </Stack>
        <Stack align="start" gap="s">
          <Heading level={2} size="m">
            {words.device}
          </Heading>
          <ThemeSwitch />
          <OnlyOn medium="desk">
            <ShortcutButton />
          </OnlyOn>
        </Stack>
      </Stack>
    </ListLayout>
  );
}
