import { daysBetween } from '@awaj/domain/ethiopian-calendar';
import { beginningIn } from '../tokens/index.ts';
import type { RoleToken } from './mentions.ts';
import type { AssignedDay, AssignedTime } from './roles.ts';

interface Assignment {
  times: readonly AssignedTime[];
  days: readonly AssignedDay[];
}

/** The longest distance in letters between the hour of the closing and that of the opening. */
const longestBetween = 140;
const longestToOpening = 60;

const halfDay = 12 * 60;

const minutesOf = ({ hour, minute }: AssignedTime): number => (hour % 12) * 60 + minute;

const isPlain = ({ isRangeStart, isRangeEnd, isRepeated, isPair }: AssignedTime): boolean =>
  !isRangeStart && !isRangeEnd && !isRepeated && !isPair;

const mayClose = ({ role }: AssignedTime): boolean => role === null || role === 'closing' || role === 'opening';

/** Whether the second hour is at most an hour later, and a known word closes the first or opens the second. */
function areInOrder(first: AssignedTime, second: AssignedTime): boolean {
  const minutes = (minutesOf(second) - minutesOf(first) + halfDay) % halfDay;
  const isKnown = first.role === 'closing' || second.role === 'opening';
  const isTurned = second.role === 'closing' && (first.role === 'opening' || second.strength === 2);
  return (
    minutes > 0 &&
    minutes <= longestToOpening &&
    second.start - first.end <= longestBetween &&
    [first, second].every((time) => isPlain(time) && mayClose(time)) &&
    isKnown &&
    !isTurned
  );
}

/** Whether a word before the next hour says that offers are opened at this one. */
const isOpened = ({ role, start }: AssignedTime, next: number, roles: readonly RoleToken[]): boolean =>
  role === 'opening' && beginningIn(roles, start - longestBetween, next).some((token) => token.role === 'opening');

const asClosing = <Each extends AssignedDay | AssignedTime>(each: Each): Each => ({
  ...each,
  role: 'closing',
  strength: Math.max(each.strength, 1),
});

/**
 * "Until 4:00 …; at 4:30 …": the first hour closes and the second opens, also if one verb is unknown. A closing that the
 * notice states elsewhere stays.
 */
export function hoursInOrder({ times, days }: Assignment, roles: readonly RoleToken[]): Assignment {
  const pairs = times.flatMap((first, at) => {
    const second = times[at + 1];
    return second !== undefined && areInOrder(first, second) && !isOpened(first, second.start, roles)
      ? [{ first, second }]
      : [];
  });
  const [pair] = pairs;
  const isSaid = pairs.some(({ first, second }) => first.role === 'closing' && second.role === 'opening');
  if (pair === undefined || isSaid) return { times, days };
  const { first, second } = pair;
  const isClosingStated = [...times, ...days].some(({ role, strength }) => role === 'closing' && strength > 0);
  if (first.role !== 'closing' && isClosingStated) return { times, days };
  const closed = first.day?.role === 'opening' || first.day?.role === null ? first.day : null;
  return {
    times: times.map((time) => {
      if (time === first) return { ...asClosing(time), day: closed ? asClosing(closed) : time.day };
      return time === second ? { ...time, role: 'opening', strength: 2 } : time;
    }),
    days: days.map((day) => (day === closed ? asClosing(day) : day)),
  };
}

const mostDaysToOpening = 4;

/** Whether the second day is named right after the first, and the offers are opened on it. */
function isOpenedOn(closed: AssignedDay, opened: AssignedDay | undefined): boolean {
  if (opened?.role !== 'opening' || opened.start - closed.end > longestBetween) return false;
  if (opened.kind !== 'date' || closed.kind !== 'date') return opened.kind !== 'count' && opened.kind !== 'lastDay';
  const [from, to] = [closed.read.chosen?.date, opened.read.chosen?.date];
  const days = from === undefined || to === undefined ? 0 : daysBetween(from, to);
  return days > 0 && days <= mostDaysToOpening;
}

/** "On the 14th at 4:00 …; on the 15th opened": the day before that of the opening closes, whatever its verb. */
export function dayBeforeOpening({ times, days }: Assignment, roles: readonly RoleToken[]): Assignment {
  if (days.some(({ role }) => role === 'closing')) return { times, days };
  // The verb behind the second day may have been taken for that of the first.
  const isUnknown = ({ role, start }: AssignedDay, next: number) =>
    role === null ||
    (role === 'opening' && !beginningIn(roles, start - longestBetween, next).some((token) => token.role === role));
  const closed = days.find(
    (day, at) =>
      isUnknown(day, days[at + 1]?.start ?? day.end) &&
      (day.kind === 'date' || (day.kind === 'count' && day.counted.isOrdinal)) &&
      times.some((time) => time.day === day && isPlain(time)) &&
      isOpenedOn(day, days[at + 1]),
  );
  if (closed === undefined) return { times, days };
  return {
    times: times.map((time) => (time.day === closed ? { ...asClosing(time), day: asClosing(closed) } : time)),
    days: days.map((day) => (day === closed ? asClosing(day) : day)),
  };
}
