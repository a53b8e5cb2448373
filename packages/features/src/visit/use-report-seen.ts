import { secondMs } from '@awaj/domain/duration';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SeenTenders } from './seen-tenders.ts';
import { visitKey } from './visit.queries.ts';

/** Collects seen tenders for this time before reporting them together. */
const gatheredMs = 10 * secondMs;

/** Reports a member's seen tenders to the API regularly, and when the page is hidden. */
export function useReportSeen(seen: SeenTenders | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!seen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const report = () => {
      clearTimeout(timer);
      timer = undefined;
      if (seen.unsent().length > 0) void client.refetchQueries({ queryKey: visitKey });
    };
    const onSeen = () => {
      if (seen.unsent().length > 0) timer ??= setTimeout(report, gatheredMs);
    };
    const onHide = () => document.visibilityState === 'hidden' && report();
    const unsubscribe = seen.subscribe(onSeen);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', onHide);
      clearTimeout(timer);
    };
  }, [seen, client]);
}
