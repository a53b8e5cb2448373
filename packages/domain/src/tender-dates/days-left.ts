import { dateInAddis, daysBetween } from '../ethiopian-calendar/index.ts';

export type Deadline = { kind: 'closed' } | { kind: 'today' } | { kind: 'tomorrow' } | { kind: 'days'; count: number };

/** Midnights in Addis Ababa in between: tomorrow is one day away, even if it is in an hour. */
export const daysUntil = (instant: Date, now: Date): number => daysBetween(dateInAddis(now), dateInAddis(instant));

/** The time until closing, as people count it: in calendar days. */
export function deadline(closesAt: Date, now: Date): Deadline {
  if (closesAt <= now) return { kind: 'closed' };
  const days = daysUntil(closesAt, now);
  if (days === 0) return { kind: 'today' };
  return days === 1 ? { kind: 'tomorrow' } : { kind: 'days', count: days };
}

export type Urgency = 'past' | 'high' | 'soon' | 'calm';

const soonDays = 3;

const urgencies = { closed: 'past', today: 'high', tomorrow: 'soon' } as const satisfies Record<
  Exclude<Deadline['kind'], 'days'>,
  Urgency
>;

export function urgency(left: Deadline): Urgency {
  if (left.kind !== 'days') return urgencies[left.kind];
  return left.count <= soonDays ? 'soon' : 'calm';
}
