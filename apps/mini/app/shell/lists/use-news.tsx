import { type LoadedTenders, type Tender, type TenderListProps, useDayHeadings } from '@awaj/features/tender';
import { NewMark, useReportSeen } from '@awaj/features/visit';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { seenTenders, useVisit } from '../../data/use-visit.ts';

const markOf = (tender: Tender): ReactNode => seenTenders && <NewMark seen={seenTenders} tender={tender} />;

/** Days, where the newest stand first, and a dot for what is new to the reader. */
export function useNews(
  list: LoadedTenders,
  { now, isNewestFirst = true }: { now: Date; isNewestFirst?: boolean },
): Pick<TenderListProps, 'headings' | 'markOf'> {
  const visit = useVisit();
  const days = useDayHeadings(list, { now, newSince: visit.data?.newSince ?? null });
  const opened = useEffectEvent(() => seenTenders?.open(now));
  useEffect(() => opened(), []);
  useReportSeen(visit.data ? seenTenders : null);
  return { headings: isNewestFirst ? days : undefined, markOf };
}
