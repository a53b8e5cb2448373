import type { CalendarDate, CivilTime } from '@awaj/domain/ethiopian-calendar';
import type { UsualClock } from '../clock/index.ts';
import type { Place, Token } from '../tokens/index.ts';
import { isAuction, withAuction } from './auctions.ts';
import { type Chosen, chooseDay, chooseTime, has } from './choose.ts';
import { clocksOf } from './clocks-of-hours.ts';
import { type Counting, closingCount, openingCount } from './counting-rule.ts';
import { byDays, isNamedNew, isUntil, putOff, sameHour } from './extensions.ts';
import { firstCounted } from './first-counted.ts';
import type { Mentions } from './mentions.ts';
import { closedEarlier } from './minutes-earlier.ts';
import { openedLater } from './minutes-later.ts';
import { headsOldAndNewDays } from './old-and-new.ts';
import { ownMentions } from './own-mentions.ts';
import { type AssignedDay, type AssignedTime, assignRoles } from './roles.ts';

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

interface ChosenDays {
  closing: Chosen<CalendarDate> | null;
  opening: Chosen<CalendarDate> | null;
  /** The closing is the day of an auction. */
  isByAuction: boolean;
  /** An extension keeps the hours. */
  isAtSameHour: boolean;
}

function chooseDays(
  days: readonly AssignedDay[],
  times: readonly AssignedTime[],
  folded: string,
  isPutOff: boolean,
): ChosenDays {
  const isByDays = isPutOff && byDays.test(folded) && !headsOldAndNewDays(folded);
  const isNew = (day: Place) => !isByDays || isUntil(day, folded) || isNamedNew(day, folded);
  const opened = chooseDay(days, times, 'opening', isPutOff, isNew);
  const handedIn = chooseDay(days, times, 'closing', isPutOff, isNew) ?? sharedDay(days, times, opened);
  const auction = isDated(days) || !isAuction(folded) ? null : chooseDay(days, times, 'auction', isPutOff, isNew);
  return {
    closing: handedIn ?? auction,
    // An opening before the new closing is the old opening.
    opening: isPutOff && opened && handedIn && opened.value < handedIn.value ? null : opened,
    isByAuction: handedIn === null && auction !== null,
    isAtSameHour: isPutOff && handedIn !== null && sameHour.test(folded.slice(handedIn.end, handedIn.end + 50)),
  };
}

interface ChosenHours {
  closesAt: Chosen<CivilTime> | null;
  opensAt: Chosen<CivilTime> | null;
}

function chooseHours(
  times: readonly AssignedTime[],
  { closing, opening, isByAuction, isAtSameHour }: ChosenDays,
  clockOf: (time: AssignedTime) => UsualClock,
  mentions: Mentions,
): ChosenHours {
  const timesOn = (day: Chosen<CalendarDate> | null) => times.filter((time) => isAtSameHour || isOn(time, day));
  const closesAt = isByAuction
    ? chooseTime(times, 'auction', clockOf)
    : chooseTime(timesOn(closing), 'closing', clockOf);
  return { closesAt, opensAt: chooseTime(timesOn(opening), 'opening', clockOf) ?? openedLater(closesAt, mentions) };
}

/** The closing as a time before the opening: "one hour before the opening" is a duration, not a time of day. */
function closesBeforeOpening(
  { closing, opening }: ChosenDays,
  { closesAt, opensAt }: ChosenHours,
  mentions: Mentions,
): Chosen<CivilTime> | null {
  const told = closing === null || closing.value === opening?.value ? closedEarlier(opensAt, mentions) : null;
  const isPartOf = told !== null && closesAt !== null && closesAt.start >= told.start && closesAt.start < told.end;
  return closesAt === null || isPartOf ? told : null;
}

export function readTerms(
  mentions: Mentions,
  folded: string,
  isEnglish: boolean,
  publishedOn: CalendarDate | null,
): Terms {
  const roles = assignRoles(mentions);
  const assigned = withAuction(roles.days, roles.times, folded);
  const isPutOff = putOff.test(folded);
  const { days, times } = ownMentions(assigned, mentions, { folded, publishedOn, isPutOff });
  const chosen = chooseDays(days, times, folded, isPutOff);
  const { closing, opening } = chosen;
  const hours = chooseHours(times, chosen, clocksOf(days, mentions, isEnglish), mentions);
  const { closesAt, opensAt } = hours;
  const closesEarlier = closesBeforeOpening(chosen, hours, mentions);
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
