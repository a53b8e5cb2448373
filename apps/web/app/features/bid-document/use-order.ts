import { secondMs } from '@awaj/domain/duration';
import { nextCheckMs, paymentPhase } from '@awaj/features/billing';
import { useNow } from '@awaj/features/clock';
import { useSession } from '@awaj/features/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBidDocuments } from './queries.ts';

/** The checking phase lasts a second, so its end is shown in time. */
const clockMs = secondMs / 2;

/** A member's order of a document, polled like any payment until it is paid. */
export function useOrder(docId: number) {
  const { isMember } = useSession();
  const [since, setSince] = useState(() => new Date());
  const now = useNow(since, clockMs);
  const order = useQuery({
    ...useBidDocuments().order(docId),
    enabled: isMember,
    refetchInterval: ({ state }) => nextCheckMs(state.data?.status, Date.now() - since.getTime()),
  });
  const payment = {
    status: order.data?.status ?? 'unpaid',
    hasPaid: true,
    waitedMs: now.getTime() - since.getTime(),
  } as const;
  const checkAgain = () => {
    setSince(new Date());
    void order.refetch();
  };
  return { order, isChecking: paymentPhase(payment) === 'checking', checkAgain };
}
