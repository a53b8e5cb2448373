export { type Deadline, daysUntil, deadline, type Urgency, urgency } from './deadline.ts';

/** How a notice's date is shown: the newspaper's own words take precedence over the instant. */
export type ShownDate = { kind: 'text'; text: string } | { kind: 'instant'; at: Date } | { kind: 'none' };

export function shownDate(date: { at: Date | null; alternativeText: string | null }): ShownDate {
  const text = date.alternativeText?.trim();
  if (text) return { kind: 'text', text };
  return date.at === null ? { kind: 'none' } : { kind: 'instant', at: date.at };
}
