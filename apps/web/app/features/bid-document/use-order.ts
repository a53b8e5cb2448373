import { minuteMs, secondMs } from '@awaj/domain/duration';
import { useSession } from '@awaj/features/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useBidDocuments } from './queries.ts';

/** The provider tells the server within seconds. Whoever waits longer is told so, and can look again. */
const everyMs = 2 * secondMs;
const longestMs = minuteMs;
/** Mostly it has been told by the time it leads back. Who broke the payment off is not kept waiting. */
const checkingMs = secondMs;

/** The member's order of a document; while its payment is not there, it is asked for again and again, within a bound. */
export function useOrder(docId: number) {
  const { isMember } = useSession();
  const [isOver, setOver] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [looks, setLooks] = useState(1);
  const order = useQuery({
    ...useBidDocuments().order(docId),
    enabled: isMember,
    refetchInterval: ({ state }) => (state.data?.status === 'unpaid' && !isOver ? everyMs : false),
  });
  const isWaiting = order.data?.status === 'unpaid' && !isOver;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look has its own time
  useEffect(() => {
    if (!isWaiting) return;
    const timers = [setTimeout(() => setChecked(true), checkingMs), setTimeout(() => setOver(true), longestMs)];
    return () => timers.forEach(clearTimeout);
  }, [isWaiting, looks]);
  const lookAgain = () => {
    setOver(false);
    setChecked(false);
    setLooks(looks + 1);
    void order.refetch();
  };
  return { order, isChecking: isWaiting && !isChecked, lookAgain };
}
