import { settingsTabs } from '../address/paths.ts';
import { SettingsPage } from '../features/settings/SettingsPage.tsx';
import { useTab } from '../shell/use-tab.ts';

// The server knows no member: it sends the frame.
export const loader = () => null;
export const clientLoader = () => null;

export default function Settings() {
  return <SettingsPage tab={useTab(settingsTabs)} />;
}
