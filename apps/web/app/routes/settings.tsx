import { useNow } from '@awaj/features/clock';
import { settingsTabs } from '../address/paths.ts';
import { SettingsPage } from '../features/settings/SettingsPage.tsx';
import { useTab } from '../shell/use-tab.ts';
import type { Route } from './+types/settings.ts';

// The server does not know members: it sends the frame.
export const loader = () => ({ renderedAt: new Date() });
export const clientLoader = () => ({ renderedAt: new Date() });

export default function Settings({ loaderData: { renderedAt } }: Route.ComponentProps) {
  return <SettingsPage now={useNow(renderedAt)} tab={useTab(settingsTabs)} />;
}
