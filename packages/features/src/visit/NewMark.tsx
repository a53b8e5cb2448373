import { useMessages } from '@awaj/i18n/react';
import { NewDot } from '@awaj/ui/NewDot';
import { type ReactElement, useSyncExternalStore } from 'react';
import type { SeenTenders } from './seen-tenders.ts';

export interface NewMarkProps {
  tender: { id: number; createdAt: Date };
  seen: SeenTenders;
}

/** Marks a tender in a list as new until the reader has had time to see it. */
export function NewMark({ tender, seen }: NewMarkProps): ReactElement | null {
  const { list } = useMessages().tender;
  const isNew = useSyncExternalStore(
    seen.subscribe,
    () => seen.isNew(tender),
    () => false,
  );
  return isNew ? <NewDot label={list.new} onSeen={() => seen.see(tender.id)} /> : null;
}
