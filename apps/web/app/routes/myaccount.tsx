import { AccountPage } from '../features/account/AccountPage.tsx';
import { titleOf } from '../page-title.ts';
import { accountTabs } from '../paths.ts';
import { useTab } from '../use-tab.ts';
import type { Route } from './+types/myaccount.ts';

// The server knows no member: it sends the frame.
export const loader = () => null;
export const clientLoader = () => null;

export const meta = (args: Route.MetaArgs) => [{ title: titleOf(args) }];

export default function MyAccount() {
  return <AccountPage tab={useTab(accountTabs)} />;
}
