import { minuteMs } from '@awaj/domain/duration';
import { addisDay, addWorkingDays, atAddis, weekdayOf, workingDayFrom } from './addis-time.ts';
import type { Random } from './prng.ts';

export type Deadline =
  | { form: 'date'; closesAt: Date; opensAt: Date | null }
  | { form: 'working-days' | 'days'; count: number; opens: 'same-day' | 'next-day'; closesAt: Date; opensAt: Date }
  | { form: 'open-ended' };

/** Within an hour, which is the same day at working hours. */
export function isOpenedOnClosingDay({ closesAt, opensAt }: { closesAt: Date; opensAt: Date | null }): boolean {
  return opensAt !== null && opensAt.getTime() - closesAt.getTime() <= 60 * minuteMs;
}

const daysBack = 120;

/** Minutes since the newest notices, so that a list always begins with fresh ones. */
const newestMinutes = [2, 6, 14, 27, 43, 58, 85];

const weekdayWeights = [2, 11, 10, 10, 9, 9, 4] as const;

const hourWeights = [
  [6, 2],
  [7, 7],
  [8, 14],
  [9, 13],
  [10, 9],
  [11, 6],
  [12, 2],
  [13, 2],
  [14, 4],
  [15, 4],
  [16, 3],
  [17, 2],
  [19, 1],
] as const;

const closingHours: readonly (readonly [readonly [hour: number, minute: number], weight: number])[] = [
  [[10, 0], 6],
  [[10, 30], 5],
  [[11, 0], 3],
  [[14, 0], 6],
  [[14, 30], 4],
  [[15, 0], 2],
  [[16, 0], 3],
  [[17, 0], 2],
];

const daysToBid: readonly (readonly [readonly [shortest: number, longest: number], weight: number])[] = [
  [[8, 14], 2],
  [[15, 21], 5],
  [[22, 30], 8],
  [[31, 45], 11],
];

/** When each notice was collected, oldest first. Newer days have more notices, as if the service were growing. */
export function collectionTimes(random: Random, now: Date, count: number): Date[] {
  const today = addisDay(now);
  const days = Array.from({ length: daysBack }, (_, age) => {
    const weekdayWeight = weekdayWeights[weekdayOf(today - age)] ?? 1;
    return [today - age, (150 - age) * weekdayWeight] as const;
  });
  const newest = newestMinutes.slice(0, count).map((minutes) => new Date(now.getTime() - minutes * minuteMs));
  const earlier = Array.from({ length: count - newest.length }, () => collectionTime(random, now, days));
  return [...earlier, ...newest].sort((left, right) => left.getTime() - right.getTime());
}

function collectionTime(random: Random, now: Date, days: readonly (readonly [number, number])[]): Date {
  const hour = random.weighted(hourWeights);
  const time = atAddis(random.weighted(days), hour, random.int(0, 59), random.int(0, 59));
  return time <= now ? time : collectionTime(random, now, days);
}

export function deadlineFor(random: Random, publishedDay: number): Deadline {
  const [hour, minute] = random.weighted(closingHours);
  const form = random.weighted([
    ['date', 86],
    ['working-days', 9],
    ['days', 4],
    ['open-ended', 1],
  ] as const);
  if (form === 'open-ended') return { form };
  if (form === 'date') {
    const [shortest, longest] = random.weighted(daysToBid);
    const day = workingDayFrom(publishedDay + random.int(shortest, longest));
    return { form, closesAt: atAddis(day, hour, minute), opensAt: openingAfter(random, day, hour, minute) };
  }
  const count = random.pick(form === 'working-days' ? [7, 10, 10, 15, 15, 20] : [10, 15, 21, 30]);
  const day = form === 'working-days' ? addWorkingDays(publishedDay, count) : workingDayFrom(publishedDay + count);
  const closesAt = atAddis(day, hour, minute);
  return random.chance(0.6)
    ? { form, count, opens: 'same-day', closesAt, opensAt: new Date(closesAt.getTime() + 30 * minuteMs) }
    : { form, count, opens: 'next-day', closesAt, opensAt: atAddis(workingDayFrom(day + 1), 10, 0) };
}

function openingAfter(random: Random, day: number, hour: number, minute: number): Date | null {
  const form = random.weighted([
    ['half-hour', 72],
    ['hour', 10],
    ['next-day', 13],
    ['unknown', 5],
  ] as const);
  if (form === 'unknown') return null;
  if (form === 'next-day' || hour === 17) return atAddis(workingDayFrom(day + 1), 10, 0);
  return atAddis(day, hour, minute + (form === 'hour' ? 60 : 30));
}

const closingSoonHours = [1.5, 3, 5, 8, 20, 30];

/** Deadlines within the next hours, at any time of `now`, by position in the list of notices. */
export function closingSoon(now: Date, count: number): ReadonlyMap<number, Deadline> {
  const halfHourMs = 30 * minuteMs;
  const lastPosition = Math.floor(count * 0.88);
  return new Map(
    closingSoonHours.map((hours, index) => {
      const closesMs = Math.ceil((now.getTime() + hours * 2 * halfHourMs) / halfHourMs) * halfHourMs;
      const deadline = {
        form: 'date',
        closesAt: new Date(closesMs),
        opensAt: new Date(closesMs + halfHourMs),
      } as const;
      return [lastPosition - index * 3, deadline];
    }),
  );
}
