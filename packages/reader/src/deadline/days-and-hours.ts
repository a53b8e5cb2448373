import type { CalendarDate, CivilTime } from '@awaj/domain/ethiopian-calendar';
import type { UsualClock } from '../clock/index.ts';
import type { Place } from '../tokens/index.ts';
import { type Chosen, chooseDay, chooseTime, has } from './choose.ts';
import { type Counting, closingCount, openingCount } from './counting-rule.ts';
import type { Mentions } from './mentions.ts';
import { headsOldAndNewDays } from './old-and-new.ts';
import { type AssignedDay, type AssignedTime, assignRoles } from './roles.ts';
import { isStart } from './starts.ts';

/** When offers close and are opened, as the notice says it. */
export interface Terms {
  closesOn: Chosen<CalendarDate> | null;
  closesAt: Chosen<CivilTime> | null;
  opensOn: Chosen<CalendarDate> | null;
  opensAt: Chosen<CivilTime> | null;
  /** They are opened on the day on which it closes. */
  opensSameDay: boolean;
  counting: Counting | null;
  openingCounting: Counting | null;
  movesToWorkingDay: boolean;
}

/** In English the hours are those of the calendar; an hour of a notice with Ethiopian dates is one of that clock. */
function clockFor(isEnglish: boolean, days: readonly AssignedDay[], time: AssignedTime): UsualClock {
  if (!isEnglish) return 'ethiopian';
  const dated = days.filter((day) => day.kind === 'date');
  const own = time.day?.kind === 'date' ? [time.day] : dated;
  const calendars = new Set(
    own.flatMap((day) => (day.kind === 'date' && day.read.chosen ? [day.read.chosen.calendar] : [])),
  );
  return calendars.size === 1 && calendars.has('ethiopian') ? 'ethiopian' : 'unknown';
}

/** What is said behind "if that day is a holiday" is no other day. */
function isInHolidayClause({ start }: { start: number }, { tokens, stops }: Mentions): boolean {
  const holiday = tokens.findLast((token) => token.kind === 'holiday' && token.end <= start);
  return (
    holiday !== undefined && start - holiday.end < 160 && !stops.some((stop) => stop >= holiday.end && stop < start)
  );
}

const minutesOf = ({ hour, minute }: CivilTime): number => hour * 60 + minute;
const longestToOpening = 180;

/** Offers are opened soon after the box is closed; only an hour on another day would be earlier. */
function isSoonAfter(closesAt: Chosen<CivilTime> | null, opensAt: Chosen<CivilTime> | null): boolean {
  if (!closesAt || !opensAt) return false;
  const minutes = minutesOf(opensAt.value) - minutesOf(closesAt.value);
  return minutes >= 0 && minutes <= longestToOpening;
}

export function readTerms(mentions: Mentions, folded: string, isEnglish: boolean): Terms {
  const assigned = assignRoles(mentions);
  const isKept = (each: { start: number }) => !isInHolidayClause(each, mentions);
  const days = assigned.days.filter((day) => isKept(day) && !isStart(day, mentions.tokens, folded));
  const times = assigned.times.filter(isKept);
  const isPutOff = putOff.test(folded);
  const isByDays = isPutOff && byDays.test(folded) && !headsOldAndNewDays(folded);
  const isNew = (day: Place) => !isByDays || isUntil(day, folded);
  const clockOf = (time: AssignedTime) => clockFor(isEnglish, days, time);
  const opening = chooseDay(days, 'opening', isPutOff, isNew);
  const handedIn = chooseDay(days, 'closing', isPutOff, isNew) ?? sharedDay(days, times, opening);
  const auction = isDated(days) || !isAuction.test(folded) ? null : chooseDay(days, 'auction', isPutOff, isNew);
  const closing = handedIn ?? auction;
  const closesAt =
    handedIn === null && auction
      ? chooseTime(
          times.filter(({ isRangeEnd }) => !isRangeEnd),
          'auction',
          clockOf,
        )
      : chooseTime(
          times.filter((time) => isOn(time, closing)),
          'closing',
          clockOf,
        );
  const opensAt = chooseTime(
    times.filter((time) => isOn(time, opening)),
    'opening',
    clockOf,
  );
  const openingCounting = openingCount(days, mentions);
  const isSameDay = days.some((day) => day.kind === 'sameDay' && has('opening')(day));
  return {
    closesOn: closing,
    closesAt,
    opensOn: opening,
    opensAt,
    opensSameDay: opening === null && openingCounting === null && (isSameDay || isSoonAfter(closesAt, opensAt)),
    counting: closingCount(days, mentions) ?? sharedCount(times, openingCounting),
    openingCounting,
    movesToWorkingDay:
      mentions.tokens.some(({ kind }) => kind === 'holiday') && mentions.tokens.some(({ kind }) => kind === 'moved'),
  };
}

/** A notice that puts a tender off names the old day and the new one. */
const putOff =
  /ተራዝ|ተራዘመ|መራዘ|(?:ጨረታው?|ቀን|ጊዜ) ማራዘሚያ|extension of (?:the )?(?:bid|tender|closing|deadline|submission|time)|(?:bid|tender|deadline|date) extension|ተቀይሯል|ተለውጧል|extend|postpone|changed to|amended to|moved to|rescheduled|revised to|dheerat|dheereffam|ተናዊ|ተናው/;

/** "Extended by 15 days": where one day is said it is the old one, unless it is said until then. */
const byDays =
  /(?:extend|postpone)[^.\n]{0,80}\b(?:by|for)\b[^.\n]{0,50}\bdays|(?:ቀናት|ቀን)(?:(?!እስከ|ድረስ)[^።\n]){0,40}(?:ተራዝ|ተራዘመ|መራዘ)|guyyoota[^.\n]{0,40}dheer|መአልታት[^።\n]{0,40}(?:ተናዊ|ተናው)/;
const untilBefore = /(?:until|till|to|እስከ|hanga|ክሳብ)\s*(?:\p{L}+,?\s*)?$/u;
const untilBehind = /^[^\n።]{0,24}(?:ድረስ|ወደ)/;

const isUntil = ({ start, end }: Place, folded: string): boolean =>
  untilBefore.test(folded.slice(Math.max(0, start - 24), start)) || untilBehind.test(folded.slice(end, end + 32));

const isAuction = /ሀራጅ|auction|haraajii|harraajii|foreclosure/;

/** Not the hour of another day. */
const isOn = ({ day }: AssignedTime, chosen: Chosen<CalendarDate> | null): boolean =>
  chosen === null || day?.kind !== 'date' || day.read.chosen === null || day.read.chosen.date === chosen.value;

const isDated = (days: readonly AssignedDay[]): boolean =>
  days.some((day) => day.kind === 'date' && has('closing')(day));

/** "Closed at 2:00 and opened at 2:30 on 12 June": one day for both. */
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

const sharedCount = (times: readonly AssignedTime[], opening: Counting | null): Counting | null =>
  opening &&
  times.some((time) => time.role === 'closing' && time.day === null && Math.abs(time.start - opening.start) < 120)
    ? opening
    : null;
