import { accountTabs } from '../address/paths.ts';
import { AccountPage } from '../features/account/AccountPage.tsx';
import { useTab } from '../shell/use-tab.ts';

// The server does not know members: it sends the frame.
export const loader = () => null;
export const clientLoader = () => null;

export default function MyAccount() {
  return <AccountPage tab={useTab(accountTabs)} />;
}
