import { SettingsPage } from '../features/settings/SettingsPage.tsx';
import { titleOf } from '../page-title.ts';
import { settingsTabs } from '../paths.ts';
import { useTab } from '../use-tab.ts';
import type { Route } from './+types/settings.ts';

// The server knows no member: it sends the frame.
export const loader = () => null;
export const clientLoader = () => null;

export const meta = (args: Route.MetaArgs) => [{ title: titleOf(args) }];

export default function Settings() {
  return <SettingsPage tab={useTab(settingsTabs)} />;
}
