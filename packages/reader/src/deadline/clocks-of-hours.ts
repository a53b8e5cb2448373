import type { TimeMention, UsualClock } from '../clock/index.ts';
import type { Calendar } from '../tokens/index.ts';
import type { Mentions } from './mentions.ts';
import type { AssignedDay, AssignedTime } from './roles.ts';

const calendarsOf = (days: readonly AssignedDay[]): ReadonlySet<Calendar> =>
  new Set(days.flatMap((day) => (day.kind === 'date' && day.read.chosen ? [day.read.chosen.calendar] : [])));

/**
 * English notices use civil time, except that hours beside Ethiopian dates are Ethiopian. 09:30 is civil time, and so
 * is 9:00 beside 16:30.
 */
function clockFor(
  isEnglish: boolean,
  isLocal: boolean,
  countsToTwentyFour: boolean,
  ofAll: ReadonlySet<Calendar>,
  time: AssignedTime,
): UsualClock {
  if (!isEnglish) return 'ethiopian';
  const calendars = time.day?.kind === 'date' ? calendarsOf([time.day]) : ofAll;
  if (calendars.size === 1 && calendars.has('ethiopian')) return 'ethiopian';
  if (isLocal && time.part === null && !time.isLocal && time.hour <= lastOfMorning) return 'ethiopian';
  return time.isTwentyFour || (countsToTwentyFour && !time.isLocal) ? 'civil' : 'unknown';
}

const lastOfMorning = 6;
const hasMeridiem = ({ part }: TimeMention): boolean => part === 'am' || part === 'pm';

/** "Closed at 4:00 local time. Opened 4:30": one hour is Ethiopian and none has AM or PM. */
const isByLocalClock = (times: readonly TimeMention[]): boolean =>
  times.some((time) => time.isLocal) &&
  times.every((time) => !hasMeridiem(time) && (!time.isLocal || time.hour <= lastOfMorning));

/** Says by which clock an hour is usually told in this notice. */
export function clocksOf(
  days: readonly AssignedDay[],
  { times }: Mentions,
  isEnglish: boolean,
): (time: AssignedTime) => UsualClock {
  const calendars = calendarsOf(days);
  const countsToTwentyFour = times.some(({ hour }) => hour > 12);
  const isLocal = isByLocalClock(times);
  return (time) => clockFor(isEnglish, isLocal, countsToTwentyFour, calendars, time);
}
