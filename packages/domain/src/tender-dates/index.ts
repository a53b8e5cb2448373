export { type Deadline, daysUntil, deadline, isClosingSoon, type Urgency, urgency } from './deadline.ts';

/** What is shown for a date of a notice: the newspaper's own words go before the instant. */
export type ShownDate = { kind: 'text'; text: string } | { kind: 'instant'; at: Date } | { kind: 'none' };

export function shownDate(date: { at: Date | null; alternativeText: string | null }): ShownDate {
  const text = date.alternativeText?.trim();
  if (text) return { kind: 'text', text };
  return date.at === null ? { kind: 'none' } : { kind: 'instant', at: date.at };
}
