import type { CalendarEvent } from '@awaj/domain/calendar-file';
import { shownDate } from '@awaj/domain/tender-dates';
import type { NoticeDate, Tender } from './tender.ts';

export interface MomentWords {
  closes: (title: string) => string;
  opens: (title: string) => string;
}

/** A tender's instants for a calendar; none where the newspaper has only words. */
export function tenderMoments(
  { id, title, company, schedule }: Pick<Tender, 'id' | 'title' | 'company' | 'schedule'>,
  page: { url: string; words: MomentWords },
): readonly CalendarEvent[] {
  if (schedule.kind === 'locked') return [];
  const { hostname } = new URL(page.url);
  const moment = (of: 'closes' | 'opens', date: NoticeDate): CalendarEvent[] => {
    const shown = shownDate(date);
    if (shown.kind !== 'instant') return [];
    const description = `${company.name}\n${page.url}`;
    return [
      { id: `tender-${id}-${of}@${hostname}`, title: page.words[of](title), description, at: shown.at, url: page.url },
    ];
  };
  return [...moment('closes', schedule.closes), ...moment('opens', schedule.opens)];
}
