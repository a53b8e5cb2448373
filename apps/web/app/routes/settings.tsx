import { SettingsPage } from '../features/settings/SettingsPage.tsx';
import { settingsTabs } from '../paths.ts';
import { useTab } from '../use-tab.ts';

// The server knows no member: it sends the frame.
export const loader = () => null;
export const clientLoader = () => null;

export default function Settings() {
  return <SettingsPage tab={useTab(settingsTabs)} />;
}
