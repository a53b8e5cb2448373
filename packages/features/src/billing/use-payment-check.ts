import { secondMs } from '@awaj/domain/duration';
import type { InvoiceStatus } from '@awaj/domain/invoice';
import { type DefaultError, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { nextCheckMs, paymentPhase } from './payment-check.ts';

/** The checking phase lasts a second, so its end is shown in time. */
const clockMs = secondMs / 2;

/** What is paid for, polled until it is paid or for two minutes. The time counts from the first answer. */
export function usePaymentCheck<Sold extends { status: InvoiceStatus }, Key extends QueryKey>(
  sold: UseQueryOptions<Sold, DefaultError, Sold, Key>,
  { hasPaid }: { hasPaid: boolean },
) {
  const [since, setSince] = useState<number | null>(null);
  const [waitedMs, setWaitedMs] = useState(0);
  const query = useQuery({
    ...sold,
    refetchInterval: ({ state }) => nextCheckMs(state.data?.status, since === null ? 0 : Date.now() - since),
  });
  const { data, isFetchedAfterMount, refetch } = query;
  const isAnswered = isFetchedAfterMount && data !== undefined;
  useEffect(() => {
    if (isAnswered) setSince(Date.now());
  }, [isAnswered]);
  const phase = paymentPhase({ status: data?.status ?? 'unpaid', hasPaid, waitedMs });
  const isLast = phase === 'paid' || phase === 'stopped';
  useEffect(() => {
    if (since === null || isLast) return;
    const timer = setInterval(() => setWaitedMs(Date.now() - since), clockMs);
    return () => clearInterval(timer);
  }, [since, isLast]);
  const checkAgain = async () => {
    setSince(null);
    setWaitedMs(0);
    await refetch();
    setSince(Date.now());
  };
  return { query, phase, checkAgain: () => void checkAgain() };
}
