import { resendSecondsLeft } from '@awaj/domain/countdown';
import { useNow } from '@awaj/features/clock';
import { useArea } from '@awaj/i18n/react';
import { ResendCountdown } from '@awaj/ui/ResendCountdown';
import type { ReactElement } from 'react';
import type { CodeSending } from './use-code-sending.ts';

const everySecond = 1_000;

export function ResendCode({ sentAt, isBusy, send }: CodeSending): ReactElement {
  const { resend } = useArea('auth');
  const now = useNow(sentAt ?? new Date(), everySecond);
  const secondsLeft = sentAt === null ? 0 : resendSecondsLeft(sentAt, now);
  return (
    <ResendCountdown
      isBusy={isBusy}
      labels={{ resend: resend.label, waiting: resend.waiting(secondsLeft), ready: resend.ready }}
      onResend={send}
      secondsLeft={secondsLeft}
    />
  );
}
