import { hasSubscription } from '@awaj/features/account';
import { nextPollMs, type Waiting, waitingFor } from '@awaj/features/chat';
import { useNow } from '@awaj/features/clock';
import { useState } from 'react';
import { useStanding } from '../../data/use-standing.ts';
import { keepPending, type PendingPayment, readPending } from './pending-payment.ts';

const tickMs = 1_000;

export interface Pending {
  pending: PendingPayment | null;
  set: (pending: PendingPayment | null) => void;
  waiting: Waiting;
  /** As confirmed by the server. */
  isSettled: boolean;
}

/** Asks the server a limited number of times about a started payment. */
export function usePending(): Pending {
  const [pending, setPending] = useState(readPending);
  const now = useNow(new Date(), tickMs);
  const begunAt = pending?.begunAt ?? null;
  const standing = useStanding(() => nextPollMs(begunAt, Date.now()));
  return {
    pending,
    set: (next) => {
      keepPending(next);
      setPending(next);
    },
    waiting: waitingFor(begunAt, now.getTime()),
    isSettled: pending !== null && standing.data?.kind === 'member' && hasSubscription(standing.data.info),
  };
}
