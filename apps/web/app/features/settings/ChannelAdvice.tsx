import type { ChannelProblem } from '@awaj/api-client/schema';
import { channelProblemText } from '@awaj/features/channels';
import { useArea, useLocale, useMessages } from '@awaj/i18n/react';
import { Link } from '@awaj/ui/Link';
import type { ReactElement } from 'react';
import { pathsIn } from '../../address/paths.ts';
import { config } from '../../config/config.ts';
import type { ChannelNeed } from './channel-states.ts';

/** Explains what a channel needs before it works, with a link. */
export function ChannelAdvice({ need }: { need: ChannelNeed }): ReactElement {
  const { settings, personal } = useArea('account');
  const paths = pathsIn(useLocale());
  const { verify, verifyOf } = personal;
  const ways: Record<ChannelNeed, { href: string; label: string; name?: string }> = {
    linkTelegram: { href: config.telegramBotUrl, label: settings.openTelegram },
    addPhone: { href: paths.myaccount(), label: settings.add },
    addEmail: { href: paths.myaccount(), label: settings.add },
    verifyPhone: { href: paths.verification('phone'), label: verify, name: verifyOf.phone },
    verifyEmail: { href: paths.verification('email'), label: verify, name: verifyOf.email },
  };
  const { href, label, name } = ways[need];
  return (
    <>
      <span>{settings.toDo[need]}</span>
      <Link aria-label={name} href={href} look="inline">
        {label}
      </Link>
    </>
  );
}

/** Explains why a channel no longer delivers, with links. It can also be switched on again. */
export function ProblemAdvice({ problem }: { problem: ChannelProblem }): ReactElement {
  const { settings } = useArea('account');
  const { frame } = useMessages();
  const paths = pathsIn(useLocale());
  const change = { href: paths.myaccount(), label: settings.changeAddress };
  const ways: Partial<Record<ChannelProblem['reason'], { href: string; label: string }>> = {
    'hard-bounce': change,
    'soft-bounces': change,
    blocked: { href: config.telegramBotUrl, label: settings.openTelegram },
  };
  const way = ways[problem.reason];
  return (
    <>
      <span>{channelProblemText(problem, frame)}</span>
      {way && (
        <Link href={way.href} look="inline">
          {way.label}
        </Link>
      )}
    </>
  );
}
