import { type ReactElement, useCallback, useEffect, useEffectEvent } from 'react';
import { NewMark, type NewMarkProps } from './NewMark.tsx';
import type { SeenTenders } from './seen-tenders.ts';

type MarkOf = (tender: NewMarkProps['tender']) => ReactElement | null;

/** Marks tenders that are new since the list was opened. `seen` is null on the server. */
export function useNewMarks(
  seen: SeenTenders | null,
  { now, isPending = false }: { now: Date; isPending?: boolean | undefined },
): MarkOf {
  const opened = useEffectEvent(() => seen?.open(now));
  useEffect(() => {
    if (!isPending) opened();
  }, [isPending]);
  return useCallback((tender) => seen && <NewMark seen={seen} tender={tender} />, [seen]);
}
