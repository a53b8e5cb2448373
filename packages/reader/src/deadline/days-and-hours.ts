import type { CalendarDate, CivilTime } from '@awaj/domain/ethiopian-calendar';
import type { TimeMention, UsualClock } from '../clock/index.ts';
import { beginningIn, type Calendar, countBefore, type Place, type Token } from '../tokens/index.ts';
import { isAuction, withAuction } from './auctions.ts';
import { type Chosen, chooseDay, chooseTime, has } from './choose.ts';
import { type Counting, closingCount, openingCount } from './counting-rule.ts';
import { byDays, isNamedNew, isUntil, putOff, sameHour } from './extensions.ts';
import { firstCounted } from './first-counted.ts';
import type { Mentions } from './mentions.ts';
import { closedEarlier } from './minutes-earlier.ts';
import { openedLater } from './minutes-later.ts';
import { headsOldAndNewDays } from './old-and-new.ts';
import { type AssignedDay, type AssignedTime, assignRoles } from './roles.ts';
import { isFirstOfTwo, isStart } from './starts.ts';

/** The closing and the opening as the notice states them. */
export interface Terms {
  closesOn: Chosen<CalendarDate> | null;
  closesAt: Chosen<CivilTime> | null;
  opensOn: Chosen<CalendarDate> | null;
  opensAt: Chosen<CivilTime> | null;
  /** The offers are opened on the day of the closing. */
  opensSameDay: boolean;
  opensNextDay: boolean;
  opensNextWorkday: boolean;
  counting: Counting | null;
  openingCounting: Counting | null;
  /** The first day of the count, if the notice names it. */
  countsFrom: CalendarDate | null;
  movesToWorkingDay: boolean;
}

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

const longestClause = 160;

/** Words after "if that day is a holiday" describe another day. */
function isInHolidayClause({ start }: { start: number }, { tokens, stops }: Mentions): boolean {
  const holiday = beginningIn(tokens, start - 2 * longestClause, start).findLast(
    (token) => token.kind === 'holiday' && token.end <= start,
  );
  return (
    holiday !== undefined &&
    start - holiday.end < longestClause &&
    countBefore(stops, holiday.end) === countBefore(stops, start)
  );
}

const condition = /\b(?:if|unless|in case|should|yoo)\b|ከሆነ|ካልሆነ|ባይሆን|ከዋለ|ቢውል|እንተ/;

/** "If that day is a Sunday, it is opened on the next working day." */
const isIf = ({ start }: Place, folded: string): boolean =>
  condition.test(
    folded
      .slice(Math.max(0, start - 160), start)
      .split(/[.።\n]/u)
      .at(-1) ?? '',
  );

/** "If that is a holiday", "if it is a Saturday or a Sunday". */
const isDayOff = (token: Token): boolean =>
  token.kind === 'holiday' || (token.kind === 'weekday' && (token.weekday === 0 || token.weekday === 6));

const minutesOf = ({ hour, minute }: CivilTime): number => hour * 60 + minute;
const longestToOpening = 180;

/** Offers are opened soon after the closing. An earlier hour would be on another day. */
function isSoonAfter(closesAt: Chosen<CivilTime> | null, opensAt: Chosen<CivilTime> | null): boolean {
  if (!closesAt || !opensAt) return false;
  const minutes = minutesOf(opensAt.value) - minutesOf(closesAt.value);
  return minutes >= 0 && minutes <= longestToOpening;
}

/** ኅዳር 23/2019 የነበረው: the old day of an extension. */
const wasThen = /^\s*(?:አ[./]?ም\.?)?\s*(?:የነበረ|ነበረ|ዝነበረ|kan ture|(?:\S{3,14}\s)?ture\b|which was\b)/;
const longestToWas = 24;

/** A day before publication belongs to an earlier tender or is the old day of an extension. */
const isPast = (day: AssignedDay, publishedOn: CalendarDate | null): boolean =>
  publishedOn !== null &&
  day.kind === 'date' &&
  (day.role === 'closing' || day.role === 'opening') &&
  (day.read.chosen?.date ?? publishedOn) < publishedOn;

export function readTerms(
  mentions: Mentions,
  folded: string,
  isEnglish: boolean,
  publishedOn: CalendarDate | null,
): Terms {
  const roles = assignRoles(mentions);
  const assigned = withAuction(roles.days, roles.times, folded);
  const isPutOff = putOff.test(folded);
  // If a holiday is the reason of an extension, the words after it are about the new day.
  const isKept = (each: { start: number }) => isPutOff || !isInHolidayClause(each, mentions);
  const days = assigned.days.filter(
    (day) =>
      isKept(day) &&
      !isPast(day, publishedOn) &&
      !(isPutOff && wasThen.test(folded.slice(day.end, day.end + longestToWas))) &&
      // An auction takes place on the day on which it starts.
      (day.role === 'auction' || !isStart(day, mentions.tokens, folded)) &&
      !isFirstOfTwo(day, assigned.days, folded),
  );
  // If all hours follow "if that day is a holiday", they apply to the other day too.
  const keptTimes = assigned.times.filter(isKept);
  const times = keptTimes.length > 0 ? keptTimes : assigned.times;
  const isByDays = isPutOff && byDays.test(folded) && !headsOldAndNewDays(folded);
  const isNew = (day: Place) => !isByDays || isUntil(day, folded) || isNamedNew(day, folded);
  const calendars = calendarsOf(days);
  const countsToTwentyFour = mentions.times.some(({ hour }) => hour > 12);
  const isLocal = isByLocalClock(mentions.times);
  const clockOf = (time: AssignedTime) => clockFor(isEnglish, isLocal, countsToTwentyFour, calendars, time);
  const opened = chooseDay(days, times, 'opening', isPutOff, isNew);
  const handedIn = chooseDay(days, times, 'closing', isPutOff, isNew) ?? sharedDay(days, times, opened);
  // An opening before the new closing is the old opening.
  const opening = isPutOff && opened && handedIn && opened.value < handedIn.value ? null : opened;
  const isAtSameHour = isPutOff && handedIn !== null && sameHour.test(folded.slice(handedIn.end, handedIn.end + 50));
  const auction = isDated(days) || !isAuction(folded) ? null : chooseDay(days, times, 'auction', isPutOff, isNew);
  const closing = handedIn ?? auction;
  const closesAt =
    handedIn === null && auction
      ? chooseTime(times, 'auction', clockOf)
      : chooseTime(
          times.filter((time) => isAtSameHour || isOn(time, closing)),
          'closing',
          clockOf,
        );
  const opensAt =
    chooseTime(
      times.filter((time) => isAtSameHour || isOn(time, opening)),
      'opening',
      clockOf,
    ) ?? openedLater(closesAt, mentions);
  const told = closing === null || closing.value === opening?.value ? closedEarlier(opensAt, mentions) : null;
  // "One hour before the opening" is a duration, not a time of day.
  const isPartOf = told !== null && closesAt !== null && closesAt.start >= told.start && closesAt.start < told.end;
  const closesEarlier = closesAt === null || isPartOf ? told : null;
  const openingCounting = openingCount(days, mentions);
  const firstOf = (nth: number) => firstCounted(nth, assigned.days, mentions, publishedOn);
  const counting = closingCount(days, mentions, firstOf) ?? sharedCount(days, times, openingCounting);
  const opensOn = (kind: 'sameDay' | 'nextDay' | 'nextWorkday') =>
    days.some((day) => day.kind === kind && has('opening')(day) && !(kind !== 'sameDay' && isIf(day, folded)));
  const counted = counting ?? openingCounting;
  const isUnnamed = opening === null && openingCounting === null;
  const isNextDay = isUnnamed && opensOn('nextDay');
  return {
    closesOn: closing ?? (closesEarlier && opening && { ...opening, confidence: closesEarlier.confidence }),
    closesAt: closesEarlier ?? closesAt,
    opensOn: opening,
    opensAt,
    opensSameDay: isUnnamed && !isNextDay && (opensOn('sameDay') || isSoonAfter(closesAt, opensAt)),
    opensNextDay: isNextDay,
    opensNextWorkday: isUnnamed && !opensOn('sameDay') && opensOn('nextWorkday'),
    counting,
    openingCounting,
    countsFrom: counted && firstOf(counted.nth),
    movesToWorkingDay: mentions.tokens.some(isDayOff) && mentions.tokens.some(({ kind }) => kind === 'moved'),
  };
}

/** Excludes hours of other days. */
const isOn = ({ day }: AssignedTime, chosen: Chosen<CalendarDate> | null): boolean =>
  chosen === null || day?.kind !== 'date' || day.read.chosen === null || day.read.chosen.date === chosen.value;

const isDated = (days: readonly AssignedDay[]): boolean =>
  days.some((day) => day.kind === 'date' && has('closing')(day));

/** "Closed at 2:00 and opened at 2:30 on 12 June": both are on one day. */
function sharedDay(
  days: readonly AssignedDay[],
  times: readonly AssignedTime[],
  opening: Chosen<CalendarDate> | null,
): Chosen<CalendarDate> | null {
  if (opening === null || isDated(days)) return null;
  const day = days.find(({ start }) => start === opening.start);
  const isReferred = days.some((each) => each.kind === 'sameDay' && each.role === 'closing');
  const isTimed = times.some((time) => time.role === 'closing' && time.day === null && time.sentence === day?.sentence);
  return isReferred || isTimed ? { ...opening, confidence: Math.min(opening.confidence, 0.8) } : null;
}

const besideOpening = 120;

/** "Opened on the 16th day at 4:30; the box is closed at 4:00", or "on the same day at 4:00". */
function sharedCount(
  days: readonly AssignedDay[],
  times: readonly AssignedTime[],
  opening: Counting | null,
): Counting | null {
  const day = days.find(({ start }) => start === opening?.start);
  if (opening === null || day === undefined) return null;
  const isBeside = ({ role, start, sentence }: AssignedDay | AssignedTime) =>
    role === 'closing' && sentence === day.sentence && Math.abs(start - day.start) < besideOpening;
  const isShared =
    times.some((time) => time.day === null && isBeside(time)) ||
    days.some((day) => day.kind === 'sameDay' && isBeside(day));
  return isShared ? opening : null;
}
