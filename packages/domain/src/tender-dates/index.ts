import { dateInAddis, daysBetween } from '../ethiopian-calendar/index.ts';

/** What is shown for a date of a notice: the newspaper's own words go before the instant. */
export type ShownDate = { kind: 'text'; text: string } | { kind: 'instant'; at: Date } | { kind: 'none' };

export function shownDate(date: { at: Date | null; alternativeText: string | null }): ShownDate {
  const text = date.alternativeText?.trim();
  if (text) return { kind: 'text', text };
  return date.at === null ? { kind: 'none' } : { kind: 'instant', at: date.at };
}

export type Deadline =
  | { kind: 'closed' }
  | { kind: 'hours'; count: number }
  | { kind: 'today' }
  | { kind: 'tomorrow' }
  | { kind: 'days'; count: number };

const hourMs = 3_600_000;
const lastHours = 3;

/** How long is left until a tender closes, as people in Addis Ababa count it: in hours at the end, else in days. */
export function deadline(closesAt: Date, now: Date): Deadline {
  const leftMs = closesAt.getTime() - now.getTime();
  if (leftMs <= 0) return { kind: 'closed' };
  if (leftMs <= lastHours * hourMs) return { kind: 'hours', count: Math.ceil(leftMs / hourMs) };
  const days = daysBetween(dateInAddis(now), dateInAddis(closesAt));
  if (days === 0) return { kind: 'today' };
  return days === 1 ? { kind: 'tomorrow' } : { kind: 'days', count: days };
}

export type Urgency = 'past' | 'high' | 'soon' | 'calm';

const soonDays = 3;

export function urgency(left: Deadline): Urgency {
  if (left.kind === 'closed') return 'past';
  if (left.kind === 'days') return left.count <= soonDays ? 'soon' : 'calm';
  return left.kind === 'tomorrow' ? 'soon' : 'high';
}
