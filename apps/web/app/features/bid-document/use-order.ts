import { minuteMs, secondMs } from '@awaj/domain/duration';
import { useSession } from '@awaj/features/session';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useBidDocuments } from './queries.ts';

/** The provider usually reports within seconds. After a longer wait the reader is told and can check again. */
const everyMs = 2 * secondMs;
const longestMs = minuteMs;
/** The report has usually arrived when the reader returns, so a short wait is enough for abandoned payments. */
const checkingMs = secondMs;

/** A member's order of a document, polled for a limited time until it is paid. */
export function useOrder(docId: number) {
  const { isMember } = useSession();
  const [isOver, setOver] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [checks, setChecks] = useState(1);
  const order = useQuery({
    ...useBidDocuments().order(docId),
    enabled: isMember,
    refetchInterval: ({ state }) => (state.data?.status === 'unpaid' && !isOver ? everyMs : false),
  });
  const isWaiting = order.data?.status === 'unpaid' && !isOver;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each check has its own time
  useEffect(() => {
    if (!isWaiting) return;
    const timers = [setTimeout(() => setChecked(true), checkingMs), setTimeout(() => setOver(true), longestMs)];
    return () => timers.forEach(clearTimeout);
  }, [isWaiting, checks]);
  const checkAgain = () => {
    setOver(false);
    setChecked(false);
    setChecks(checks + 1);
    void order.refetch();
  };
  return { order, isChecking: isWaiting && !isChecked, checkAgain };
}
