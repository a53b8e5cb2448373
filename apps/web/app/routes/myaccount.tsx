import { AccountPage } from '../features/account/AccountPage.tsx';
import { accountTabs } from '../paths.ts';
import { useTab } from '../use-tab.ts';

// The server knows no member: it sends the frame.
export const loader = () => null;
export const clientLoader = () => null;

export default function MyAccount() {
  return <AccountPage tab={useTab(accountTabs)} />;
}
