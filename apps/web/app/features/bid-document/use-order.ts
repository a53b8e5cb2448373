import { minuteMs, secondMs } from '@awaj/domain/duration';
import { useSession } from '@awaj/features/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useBidDocuments } from './queries.ts';

/** The provider tells the server within seconds. Whoever waits longer is told so, and can look again. */
const everyMs = 2 * secondMs;
const longestMs = minuteMs;

/** The member's order of a document; while its payment is not there, it is asked for again and again, within a bound. */
export function useOrder(docId: number) {
  const { isMember } = useSession();
  const [isOver, setOver] = useState(false);
  const order = useQuery({
    ...useBidDocuments().order(docId),
    enabled: isMember,
    refetchInterval: ({ state }) => (state.data?.status === 'unpaid' && !isOver ? everyMs : false),
  });
  const isWaiting = order.data?.status === 'unpaid' && !isOver;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setOver(true), longestMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  const lookAgain = () => {
    setOver(false);
    void order.refetch();
  };
  return { order, isWaiting, lookAgain };
}
