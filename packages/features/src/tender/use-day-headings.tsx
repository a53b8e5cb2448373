import { useLocale, useMessages } from '@awaj/i18n/react';
import { GroupHeading } from '@awaj/ui/GroupHeading';
import { type ReactNode, useMemo } from 'react';
import { countText } from '../counts/count-text.ts';
import type { TenderCount } from '../counts/counts.ts';
import { dayGroups } from './day-groups.ts';
import type { LoadedTenders } from './use-tender-list.ts';

interface Options {
  now: Date;
  /** The end of the former visit; null for a visitor, and during the first visit. */
  newSince: Date | null;
  /** How many tenders of this list are new since then; null if that is not known. */
  newTenders?: TenderCount | null;
  /** The list does not begin with its newest tender. */
  beginsInside?: boolean;
}

/** The headings of a list sorted by newest first, for `TenderList`. */
export function useDayHeadings(
  { query, tenders }: LoadedTenders,
  { now, newSince, newTenders = null, beginsInside = false }: Options,
): ReadonlyMap<string, ReactNode> {
  const locale = useLocale();
  const { days: words } = useMessages().tender.list;
  const hasMore = query.hasNextPage;
  const newCount = (newTenders && countText(newTenders)) ?? null;
  return useMemo(() => {
    const groups = dayGroups(tenders, { now, locale, words, newSince, newCount, beginsInside, hasMore });
    return new Map(
      groups.map(({ id, label, notes }) => [String(id), <GroupHeading key={id} label={label} notes={notes} />]),
    );
  }, [tenders, now, locale, words, newSince, newCount, beginsInside, hasMore]);
}
