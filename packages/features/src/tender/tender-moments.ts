import type { CalendarEvent } from '@awaj/domain/calendar-file';
import { type ShownDate, shownDate } from '@awaj/domain/tender-dates';
import type { Tender } from './tender.ts';

export interface MomentWords {
  closes: (title: string, isApproximate: boolean) => string;
  opens: (title: string) => string;
}

/** A tender's instants for a calendar; none where the newspaper's own words are shown instead. */
export function tenderMoments(
  { id, title, company, schedule }: Pick<Tender, 'id' | 'title' | 'company' | 'schedule'>,
  page: { url: string; words: MomentWords },
): readonly CalendarEvent[] {
  if (schedule.kind === 'locked') return [];
  const { hostname } = new URL(page.url);
  const { url, words } = page;
  const { closes, opens, isApproximate = false } = schedule;
  const moment = (of: 'closes' | 'opens', text: string, shown: ShownDate): CalendarEvent[] => {
    if (shown.kind !== 'instant') return [];
    return [
      { id: `tender-${id}-${of}@${hostname}`, title: text, description: `${company.name}\n${url}`, at: shown.at, url },
    ];
  };
  return [
    ...moment('closes', words.closes(title, isApproximate), shownDate({ ...closes, isApproximate })),
    ...moment('opens', words.opens(title), shownDate(opens)),
  ];
}
