import { accountLines, bellItems, menus } from '@awaj/domain/navigation';
import { channelProblemText } from '@awaj/features/channels';
import { useReportSeen } from '@awaj/features/visit';
import { useLocale, useMessages } from '@awaj/i18n/react';
import { AccountMenu } from '@awaj/ui/AccountMenu';
import type { IconDrawing } from '@awaj/ui/Icon';
import { receiptIcon, settingsIcon, userIcon } from '@awaj/ui/icons';
import { NotificationBell } from '@awaj/ui/NotificationBell';
import type { ReactElement } from 'react';
import { pathsIn } from '../address/paths.ts';
import { useUserInfo } from '../data/use-user-info.ts';
import { seenTenders } from '../data/use-visit.ts';
import { logOut } from './log-out.ts';
import { useEntryLabels } from './menu-labels.ts';

const icons = { '/myaccount': userIcon, '/billing': receiptIcon, '/settings': settingsIcon } satisfies Record<
  (typeof menus.account)[number],
  IconDrawing
>;

/** The bell and the account menu. Logging out does not wait for the name. */
export function Account(): ReactElement {
  const { frame } = useMessages();
  const labels = useEntryLabels();
  const paths = pathsIn(useLocale());
  const info = useUserInfo();
  useReportSeen(seenTenders);
  const toVerify = info ? bellItems(info) : [];
  const items = [
    ...toVerify.map(({ contact, path }) => ({
      id: contact,
      text: frame.bell[contact],
      action: { label: frame.bell.verify, href: paths.page(path) },
    })),
    ...(info?.channelProblems ?? []).map((problem) => ({
      id: `channel-${problem.channel}`,
      text: channelProblemText(problem, frame),
      action: { label: frame.bell.check, href: paths.settings('channel') },
    })),
  ];
  const [name, belongsTo] = info ? accountLines(info) : ['', null];
  return (
    <>
      {items.length > 0 && (
        <NotificationBell items={items} label={frame.bell.label(items.length)} title={frame.bell.title} />
      )}
      <AccountMenu
        belongsTo={belongsTo ?? ''}
        entries={menus.account.map((pattern) => ({
          label: labels[pattern] ?? '',
          href: paths.page(pattern),
          icon: icons[pattern],
        }))}
        label={info ? frame.account.label(name) : frame.account.myAccount}
        logout={{ label: frame.account.logout, onPress: () => logOut(paths.home()) }}
        name={name}
      />
    </>
  );
}
