import { useArea, useLocale } from '@awaj/i18n/react';
import { Link } from '@awaj/ui/Link';
import type { ReactElement } from 'react';
import { config } from '../../config.ts';
import { pathsIn } from '../../paths.ts';
import type { ChannelNeed } from './channel-need.ts';

/** What keeps a channel from working, and where to put it right. */
export function ChannelAdvice({ need }: { need: ChannelNeed }): ReactElement {
  const { settings, personal } = useArea('account');
  const paths = pathsIn(useLocale());
  const ways: Record<ChannelNeed, { href: string; label: string }> = {
    linkTelegram: { href: config.telegramUrl, label: settings.openTelegram },
    addPhone: { href: paths.myaccount(), label: settings.add },
    addEmail: { href: paths.myaccount(), label: settings.add },
    verifyPhone: { href: paths.verification('phone'), label: personal.verify },
    verifyEmail: { href: paths.verification('email'), label: personal.verify },
  };
  const { href, label } = ways[need];
  return (
    <>
      <span>{settings.toDo[need]}</span>
      <Link href={href}>{label}</Link>
    </>
  );
}
