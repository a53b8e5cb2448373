import { minuteMs, secondMs } from '@awaj/domain/duration';
import { useSession } from '@awaj/features/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useQueries } from '../../api.ts';

/** The provider tells the server within seconds. Whoever waits longer is told so, and can look again. */
const everyMs = 2 * secondMs;
const longestMs = minuteMs;

/** The member's order of a document; while its payment is not there, it is asked for again and again, within a bound. */
export function useOrder(docId: number) {
  const { isMember } = useSession();
  const [until, setUntil] = useState(() => Date.now() + longestMs);
  const [isOver, setOver] = useState(false);
  const order = useQuery({
    ...useQueries().bidDocuments.order(docId),
    enabled: isMember,
    refetchInterval: ({ state }) => {
      if (state.data?.status !== 'unpaid') return false;
      if (Date.now() < until) return everyMs;
      setOver(true);
      return false;
    },
  });
  const lookAgain = () => {
    setUntil(Date.now() + longestMs);
    setOver(false);
    void order.refetch();
  };
  return { order, isWaiting: order.data?.status === 'unpaid' && !isOver, lookAgain };
}
