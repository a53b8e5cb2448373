import { type CalendarDate, type CivilTime, daysBetween } from '@awaj/domain/ethiopian-calendar';
import { civilTime, type UsualClock } from '../clock/index.ts';
import type { Place, Role } from '../tokens/index.ts';
import type { AssignedDay, AssignedTime } from './roles.ts';

export interface Chosen<Value> extends Place {
  value: Value;
  confidence: number;
}

/** Returns the first if all agree, otherwise null. */
function agreed<Value>(found: readonly Chosen<Value>[]): Chosen<Value> | null {
  const [first] = found;
  const values = new Set(found.map(({ value }) => JSON.stringify(value)));
  return first && values.size === 1 ? first : null;
}

/** Keeps the mentions with the strongest words. */
function strongest<Each extends Pick<AssignedDay, 'strength'>>(all: readonly Each[]): readonly Each[] {
  const most = all.reduce((highest, { strength }) => Math.max(highest, strength), -1);
  return all.filter(({ strength }) => strength === most);
}

const dateOf = (day: AssignedDay): Chosen<CalendarDate>[] =>
  day.kind === 'date' && day.read.chosen
    ? [{ start: day.start, end: day.end, value: day.read.chosen.date, confidence: day.read.chosen.confidence }]
    : [];

export const has =
  (role: Role) =>
  (each: { role: Role | null; isPair: boolean }): boolean =>
    each.role === role || (each.isPair && (role === 'closing' || role === 'opening'));

/**
 * In a pair of days the first is the closing and the second the opening. A single day is both. Several lots have a pair
 * each.
 */
function inPairOfDays(days: readonly AssignedDay[], role: Role): readonly AssignedDay[] {
  const pair = days.filter((day) => day.isPair && day.kind === 'date');
  const isOfLots = pair.length > 2 && pair.length % 2 === 0;
  const wanted = isOfLots
    ? pair.filter((_, at) => at % 2 === (role === 'closing' ? 0 : 1))
    : [role === 'closing' ? pair[0] : pair.at(-1)];
  return days.filter((day) => !day.isPair || wanted.includes(day));
}

const longestToOpening = 7;

/** Of days that contradict each other, the last one if only it has an hour. The others may be those of a visit. */
function agreedByHour(days: readonly AssignedDay[], times: readonly AssignedTime[]): Chosen<CalendarDate> | null {
  const timed = agreed(days.filter(({ start }) => times.some(({ day }) => day?.start === start)).flatMap(dateOf));
  const dates = days.flatMap(dateOf);
  return agreed(dates) ?? (timed !== null && dates.every(({ value }) => value <= timed.value) ? timed : null);
}

/** Chooses the date of a role. In a notice of an extension the last one counts. */
export function chooseDay(
  days: readonly AssignedDay[],
  times: readonly AssignedTime[],
  role: Role,
  isPutOff: boolean,
  isNew: (day: Place) => boolean,
): Chosen<CalendarDate> | null {
  const candidates = inPairOfDays(days.filter(has(role)), role).filter(({ kind }) => kind === 'date');
  if (!isPutOff) return agreedByHour(strongest(candidates), times);
  const dates = strongest(candidates).flatMap(dateOf);
  const byDate = (left: Chosen<CalendarDate>, right: Chosen<CalendarDate>) => (left.value < right.value ? 1 : -1);
  const [latest] = candidates.flatMap(dateOf).sort(byDate);
  if (!latest || (new Set(dates.map(({ value }) => value)).size === 1 && !isNew(latest))) return null;
  // A later date without a role may be the new closing, and so may a date near a much later opening.
  const isLater = (date: CalendarDate, role: Role | null) =>
    role === null ? date > latest.value : daysBetween(latest.value, date) > longestToOpening;
  const mayBeOld = days.some(
    (day) =>
      (day.role === null || (role === 'closing' && day.role === 'opening')) &&
      dateOf(day).some(({ value }) => isLater(value, day.role)),
  );
  return mayBeOld ? null : { ...latest, confidence: 0.7 };
}

/** In a pair of hours the first is the closing and the second the opening. A single hour is both. */
function inPair(times: readonly AssignedTime[], role: Role): readonly AssignedTime[] {
  const pair = times.filter((time) => time.isPair);
  const wanted = role === 'closing' ? pair[0] : pair.at(-1);
  return times.filter((time) => !time.isPair || time === wanted);
}

/** Chooses the hour of a role. Two different hours contradict each other, and neither is used. */
export function chooseTime(
  times: readonly AssignedTime[],
  role: Role,
  clockOf: (time: AssignedTime) => UsualClock,
): Chosen<CivilTime> | null {
  const candidates = inPair(times.filter(has(role)), role).filter(
    // "From 8:30 to 5:00" without a day are office hours. An auction begins with the first hour.
    ({ isRangeStart, isRangeEnd, day }) =>
      role === 'auction' ? !isRangeEnd : !isRangeStart && !(isRangeEnd && day === null),
  );
  // "Handed in from 2:30 to 11:00; closed at 10:00": the range gives the office hours.
  const within = strongest(candidates).filter(({ isRangeEnd }) => !isRangeEnd);
  const atOne =
    role === 'auction' || within.length === 0 ? candidates : candidates.filter(({ isRangeEnd }) => !isRangeEnd);
  // The hours beside the day are those of the auction. Hours of registration are elsewhere.
  const isBesideDay = role === 'auction' && candidates.some(({ day }) => day !== null);
  const beside = atOne.filter(({ day }) => !isBesideDay || day !== null);
  const read = strongest(beside).map((time) => ({ time, read: civilTime(time, clockOf(time)) }));
  return agreed(
    read.flatMap(({ time, read: found }) =>
      found ? [{ start: time.start, end: time.end, value: found.time, confidence: found.confidence }] : [],
    ),
  );
}
