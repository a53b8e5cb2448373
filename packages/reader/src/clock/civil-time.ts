import type { CivilTime } from '@awaj/domain/ethiopian-calendar';
import type { TimeMention } from './time-mentions.ts';

/** The clock that the notice probably uses. */
export type UsualClock = 'ethiopian' | 'civil' | 'unknown';

export interface ReadTime {
  time: CivilTime;
  confidence: number;
}

/** Offices take offers from seven in the morning to six in the evening. Other hours were misread. */
const opensAt = 7;
const closesAt = 18;

const isOpen = (hour: number): boolean => hour >= opensAt && hour <= closesAt;

/** The Ethiopian clock counts from six in the morning: its 2:30 is 8:30. */
const sinceSix = (hour: number): number => ((hour % 12) + 6) % 24;
const inMorning = (hour: number): number | null => (hour <= 12 ? hour : null);
const inAfternoon = (hour: number): number => (hour < 12 ? hour + 12 : hour);

/**
 * Lists the hours that a printed hour may mean, likeliest first. The caller drops hours at which offices are closed.
 */
function waysToRead({ hour, part, isLocal }: TimeMention, clock: UsualClock): readonly (number | null)[] {
  if (hour > 12 || hour === 0) return [hour];
  const ethiopian = sinceSix(hour);
  switch (part) {
    case 'am':
      // "4:00 a.m. local time" is ten o'clock, because offices are closed at four.
      return hour === 12 ? [12] : [hour, ethiopian];
    case 'pm':
      return [inAfternoon(hour), ethiopian];
    case 'noon':
      return [12];
    case 'morning':
      // On the Ethiopian clock the morning ends at six, so "ten in the morning" is civil time.
      return clock === 'civil' && !isLocal
        ? [hour >= opensAt ? hour : ethiopian]
        : [hour <= 6 ? ethiopian : inMorning(hour)];
    case 'afternoon':
      return clock === 'civil' && !isLocal
        ? [inAfternoon(hour)]
        : [hour >= 6 && hour < 12 ? ethiopian : inAfternoon(hour)];
    case 'evening':
      // Eleven on the Ethiopian clock is the end of work.
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
  // Twelve is noon in civil time and six in the evening on the Ethiopian clock.
  if (hour === 12) return clock === 'civil' || (clock === 'unknown' && !isLocal) ? [12] : isDay ? [closesAt] : [null];
  if (clock === 'ethiopian') return [ethiopian];
  if (isLocal && hour <= 6) return [ethiopian];
  if (clock === 'civil') return [hour >= opensAt ? hour : inAfternoon(hour)];
  // In English ten is ten, but two may be 2 p.m. or 8 a.m. Eleven "local time" may be the end of the day.
  return [hour === 10 || (hour === 11 && !isLocal) ? hour : null];
}

/** Mail and portals accept offers until the day ends. */
const isEndOfDay = ({ hour, minute, part }: TimeMention): boolean =>
  minute === 59 && (hour === 23 || (hour === 11 && part === 'pm'));

/** Converts an hour to civil time, if it is unambiguous. */
export function civilTime(mention: TimeMention, clock: UsualClock): ReadTime | null {
  if (isEndOfDay(mention)) return { time: { hour: 23, minute: 59 }, confidence: 0.95 };
  for (const hour of waysToRead(mention, clock)) {
    // 23:00 is a time of the clock with twenty-four hours.
    if (hour === null || !(isOpen(hour) || (mention.hour > closesAt && hour < 24))) continue;
    const isSure = mention.part !== null || clock !== 'unknown';
    return { time: { hour, minute: mention.minute }, confidence: isSure ? 0.95 : 0.7 };
  }
  return null;
}
