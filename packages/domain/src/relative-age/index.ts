export type AgeUnit = 'minutes' | 'hours' | 'days' | 'months' | 'years';
export type RelativeAge = { unit: 'now' } | { unit: AgeUnit; count: number };

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The largest unit of which a whole one has passed. Months and years are counted in days of their usual length. */
const units = [
  ['years', 365 * dayMs],
  ['months', 30 * dayMs],
  ['days', dayMs],
  ['hours', hourMs],
  ['minutes', minuteMs],
] as const satisfies readonly (readonly [AgeUnit, number])[];

/** How long ago something was; a clock that runs ahead reads as now. */
export function relativeAge(since: Date, now: Date): RelativeAge {
  const ageMs = now.getTime() - since.getTime();
  const unit = units.find(([, lengthMs]) => ageMs >= lengthMs);
  return unit ? { unit: unit[0], count: Math.floor(ageMs / unit[1]) } : { unit: 'now' };
}

/** Just now, 1 minute ago, 5 months ago. */
export function relativeAgeInEnglish(age: RelativeAge): string {
  if (age.unit === 'now') return 'Just now';
  return `${age.count} ${age.count === 1 ? age.unit.slice(0, -1) : age.unit} ago`;
}
