import type { CivilTime } from '@awaj/domain/ethiopian-calendar';
import type { TimeMention } from './time-mentions.ts';

/** By which clock the notice is likely to speak. */
export type UsualClock = 'ethiopian' | 'civil' | 'unknown';

export interface ReadTime {
  time: CivilTime;
  confidence: number;
}

/** Offices take offers in from seven in the morning to six in the evening; an hour outside of it was misread. */
const opensAt = 7;
const closesAt = 18;

const isOpen = (hour: number): boolean => hour >= opensAt && hour <= closesAt;

/** Half past two of the clock that counts from six in the morning is half past eight. */
const sinceSix = (hour: number): number => ((hour % 12) + 6) % 24;
const inMorning = (hour: number): number | null => (hour <= 12 ? hour : null);
const inAfternoon = (hour: number): number => (hour < 12 ? hour + 12 : hour);

/** The hours that a printed one may be, the likelier first; an hour at which no office is open is none of them. */
function waysToRead({ hour, part, isLocal }: TimeMention, clock: UsualClock): readonly (number | null)[] {
  if (hour > 12 || hour === 0) return [hour];
  const ethiopian = sinceSix(hour);
  switch (part) {
    case 'am':
      // "4:00 a.m. local time" is ten o'clock: nobody is there at four.
      return hour === 12 ? [12] : [hour, ethiopian];
    case 'pm':
      return [inAfternoon(hour), ethiopian];
    case 'noon':
      return [12];
    case 'morning':
      // By the clock from six the morning ends with six; a ten in the morning is one of the other clock.
      return clock === 'civil' && !isLocal
        ? [hour >= opensAt ? hour : ethiopian]
        : [hour <= 6 ? ethiopian : inMorning(hour)];
    case 'afternoon':
      return clock === 'civil' && !isLocal
        ? [inAfternoon(hour)]
        : [hour >= 6 && hour < 12 ? ethiopian : inAfternoon(hour)];
    case 'evening':
      // Eleven of the clock that counts from six is the end of work.
      return [hour === 12 ? closesAt : hour >= 10 ? ethiopian : null];
    case 'night':
      return [null];
    default:
      return withoutPart(hour, ethiopian, isLocal, clock, part === 'day');
  }
}

function withoutPart(
  hour: number,
  ethiopian: number,
  isLocal: boolean,
  clock: UsualClock,
  isDay: boolean,
): readonly (number | null)[] {
  // Noon by the one clock, six in the evening by the other.
  if (hour === 12) return clock === 'civil' || (clock === 'unknown' && !isLocal) ? [12] : isDay ? [closesAt] : [null];
  if (clock === 'ethiopian') return [ethiopian];
  if (isLocal && hour <= 6) return [ethiopian];
  if (clock === 'civil') return [hour >= opensAt ? hour : inAfternoon(hour)];
  // In English: ten is ten, but two may be two in the afternoon or eight in the morning.
  // And eleven of "local time" may be the end of the day.
  return [hour === 10 || (hour === 11 && !isLocal) ? hour : null];
}

/** Mail and portals take offers until the day is over. */
const isEndOfDay = ({ hour, minute, part }: TimeMention): boolean =>
  minute === 59 && (hour === 23 || (hour === 11 && part === 'pm'));

/** What the hour is by the civil clock, if that can be told. */
export function civilTime(mention: TimeMention, clock: UsualClock): ReadTime | null {
  if (isEndOfDay(mention)) return { time: { hour: 23, minute: 59 }, confidence: 0.95 };
  for (const hour of waysToRead(mention, clock)) {
    if (hour === null || !isOpen(hour)) continue;
    const isSure = mention.part !== null || clock !== 'unknown';
    return { time: { hour, minute: mention.minute }, confidence: isSure ? 0.95 : 0.7 };
  }
  return null;
}
