export { type Deadline, daysUntil, deadline, type Urgency, urgency } from './days-left.ts';

export type ShownDate = { kind: 'text'; text: string } | { kind: 'instant'; at: Date } | { kind: 'none' };

interface NoticeDate {
  at: Date | null;
  /** The newspaper's own words. */
  alternativeText: string | null;
  /** The instant was counted or estimated. */
  isApproximate?: boolean | undefined;
}

/** How a notice's date is shown: the newspaper's own words take precedence over the instant, unless it was worked out. */
export function shownDate(date: NoticeDate): ShownDate {
  const text = date.alternativeText?.trim();
  if (text && !(date.at && date.isApproximate)) return { kind: 'text', text };
  return date.at === null ? { kind: 'none' } : { kind: 'instant', at: date.at };
}
