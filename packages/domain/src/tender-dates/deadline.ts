import { hourMs } from '../duration/index.ts';
import { dateInAddis, daysBetween } from '../ethiopian-calendar/index.ts';

export type Deadline =
  | { kind: 'closed' }
  | { kind: 'hours'; count: number }
  | { kind: 'today' }
  | { kind: 'tomorrow' }
  | { kind: 'days'; count: number };

const lastHours = 3;

/** Midnights in Addis Ababa in between: tomorrow is one day away, even if it is in an hour. */
export const daysUntil = (instant: Date, now: Date): number => daysBetween(dateInAddis(now), dateInAddis(instant));

/** The time until closing, as people count it: hours at the end, otherwise calendar days. */
export function deadline(closesAt: Date, now: Date): Deadline {
  const leftMs = closesAt.getTime() - now.getTime();
  if (leftMs <= 0) return { kind: 'closed' };
  if (leftMs <= lastHours * hourMs) return { kind: 'hours', count: Math.ceil(leftMs / hourMs) };
  const days = daysUntil(closesAt, now);
  if (days === 0) return { kind: 'today' };
  return days === 1 ? { kind: 'tomorrow' } : { kind: 'days', count: days };
}

export type Urgency = 'past' | 'high' | 'soon' | 'calm';

const soonDays = 3;

const urgencies = { closed: 'past', hours: 'high', today: 'high', tomorrow: 'soon' } as const satisfies Record<
  Exclude<Deadline['kind'], 'days'>,
  Urgency
>;

export function urgency(left: Deadline): Urgency {
  if (left.kind !== 'days') return urgencies[left.kind];
  return left.count <= soonDays ? 'soon' : 'calm';
}

/** Open, and closing within three calendar days. */
export function isClosingSoon({ closesAt }: { closesAt: Date | null }, now: Date): boolean {
  if (closesAt === null) return false;
  const howUrgent = urgency(deadline(closesAt, now));
  return howUrgent === 'high' || howUrgent === 'soon';
}
