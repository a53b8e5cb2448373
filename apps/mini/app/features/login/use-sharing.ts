import type { ChatStanding } from '@awaj/features/account';
import { nextPollMs, numberTimeoutMs, type Waiting, waitingFor } from '@awaj/features/chat';
import { useNow } from '@awaj/features/clock';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useHost } from '../../data/use-host.ts';
import { useStanding } from '../../data/use-standing.ts';

const tickMs = 1_000;

export interface Sharing {
  standing: UseQueryResult<ChatStanding>;
  /** Null when the client cannot ask for the number. */
  share: (() => Promise<void>) | null;
  isAsking: boolean;
  /** The failure of the last request, if any. */
  ended: 'cancelled' | 'unanswered' | null;
  /** How long the number may take to reach the server through the bot. */
  waiting: Waiting;
  checkAgain: () => void;
}

/** Asks for the number, and polls the server until the bot has passed it on, whatever the client reports. */
export function useSharing(): Sharing {
  const { requestPhone, haptic } = useHost();
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const [sentAt, setSentAt] = useState<number | null>(null);
  const [ended, setEnded] = useState<Sharing['ended']>(null);
  const now = useNow(new Date(), tickMs);
  const standing = useStanding(() => nextPollMs(sentAt ?? askedAt, Date.now()));
  async function share(ask: NonNullable<typeof requestPhone>): Promise<void> {
    setEnded(null);
    setAskedAt(Date.now());
    const answer = await ask();
    setAskedAt(null);
    haptic(answer === 'sent' ? 'success' : 'failure');
    if (answer === 'sent') setSentAt(Date.now());
    else setEnded(answer);
  }
  return {
    standing,
    share: requestPhone && (() => share(requestPhone)),
    isAsking: askedAt !== null,
    ended,
    waiting: waitingFor(sentAt, now.getTime(), numberTimeoutMs),
    checkAgain: () => setSentAt(Date.now()),
  };
}
