import { dayMs, hourMs, minuteMs } from '../duration/index.ts';

export type AgeUnit = 'minutes' | 'hours' | 'days' | 'months' | 'years';
export type RelativeAge = { unit: 'now' } | { unit: AgeUnit; count: number };

/** The largest unit that has fully passed. Months and years have their average lengths. */
const units = [
  ['years', 365 * dayMs],
  ['months', 30 * dayMs],
  ['days', dayMs],
  ['hours', hourMs],
  ['minutes', minuteMs],
] as const satisfies readonly (readonly [AgeUnit, number])[];

/** How long ago an instant was; the future counts as now. */
export function relativeAge(since: Date, now: Date): RelativeAge {
  const ageMs = now.getTime() - since.getTime();
  const unit = units.find(([, lengthMs]) => ageMs >= lengthMs);
  return unit ? { unit: unit[0], count: Math.floor(ageMs / unit[1]) } : { unit: 'now' };
}
