import { type LoadedTenders, type TenderListProps, useDayHeadings } from '@awaj/features/tender';
import { useNewMarks, useReportSeen } from '@awaj/features/visit';
import { seenTenders, useVisit } from '../../data/use-visit.ts';

/** Headings of days in lists sorted by newest first, and marks for new tenders. */
export function useNews(
  list: LoadedTenders,
  { now, isNewestFirst = true, isOfAll = false }: { now: Date; isNewestFirst?: boolean; isOfAll?: boolean },
): Pick<TenderListProps, 'headings' | 'markOf'> {
  const visit = useVisit();
  const { newSince = null, newTenders = null } = visit.data ?? {};
  const days = useDayHeadings(list, { now, newSince, newTenders: isOfAll ? newTenders : null });
  const markOf = useNewMarks(seenTenders, { now });
  useReportSeen(visit.data ? seenTenders : null);
  return { headings: isNewestFirst ? days : undefined, markOf };
}
