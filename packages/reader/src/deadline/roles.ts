import type { TimeMention } from '../clock/index.ts';
import { headingOfCell } from '../matching/index.ts';
import { beginningIn, countBefore, type Place, type Role } from '../tokens/index.ts';
import { dayBeforeOpening, hoursInOrder } from './hours-in-order.ts';
import { finalVerb, meantRole } from './meant-role.ts';
import type { Assigned, DayMention, Mentions, RoleToken } from './mentions.ts';
import { oldAndNewDays } from './old-and-new.ts';
import { withoutOtherThings } from './other-things.ts';
import { rank, strengthOf } from './ranking.ts';
import {
  asSaidBefore,
  inRange,
  sameDayCloses,
  sameHourCloses,
  withoutCorrected,
  withoutProjects,
} from './related-days.ts';
import { isOfDayBefore, isOfDayNamedAgain, isOfThingHandedIn } from './roles-of-another.ts';
import { isRightBesideUntil, isUntil } from './until.ts';

export type AssignedDay = DayMention & Assigned & { isPair: boolean };
export type AssignedTime = TimeMention & Assigned & { isPair: boolean; day: AssignedDay | null };

const farthest = 320;
/** Words farther away than this say nothing about a day. */
const context = 400;

/** "Closing and opening date": two adjacent roles apply to the values that follow, in order. */
const pairGap = 30;
/** A verb for closing ends its clause, unless "and" joins it with the label of the opening. */
const and = /^\S{0,3}\s*(?:እና|ና|ን|and|fi|&)?\s*(?:\S{0,4})$/;

/** "Until 10:00, on which date and time the bids shall be closed": the value precedes the verb. */
const pointsBack = /\b(?:which|that|said|same)\s+(?:day|date|time|hour)(?: and (?:day|date|time|hour))?\b[^.\n]*$/;
const longestPointer = 60;
/** "Sealed at that moment and opened at 2:30": the hour of the closing was named before. */
const sealedThen = /^[^.\n]{0,12}\b(?:then|(?:that|this|the same|the said) (?:moment|time|hour)|immediately)\b/;

function isPair(
  chosen: RoleToken,
  roles: readonly RoleToken[],
  { days, times, folded }: Mentions,
  place: Place,
): boolean {
  if (chosen.role !== 'opening' || chosen.end > place.start) return false;
  return roles.some(
    ({ role, side, strength, start, end }) =>
      role === 'closing' &&
      strength > 0 &&
      !pointsBack.test(folded.slice(Math.max(0, start - longestPointer), start)) &&
      end <= chosen.start &&
      !/[;፤]/.test(folded.slice(end, chosen.start)) &&
      !sealedThen.test(folded.slice(end, chosen.start)) &&
      (side !== 'after' || and.test(folded.slice(end, chosen.start))) &&
      chosen.start - end <= pairGap &&
      ![days, times].some((places) =>
        beginningIn<Place>(places, end, chosen.start).some((each) => each.end <= chosen.start),
      ),
  );
}

/** The longest distance between a label and its value, which may be in the next row of a table. */
const longestLabel = 40;
const labelGap = /^[\s\p{P}|]*(?:(?:date|time|and|hour|ቀን|ሰአት|ቀንና|እና|day|ቦታ|place)[\s\p{P}|]*)*$/u;

/** A semicolon ends an item, except in "In five days; i.e. 17 November", and so does a bar before a word. */
const nextItem = /[;፤](?!\s*(?:i\.?e\b|that is|namely|ማለትም|jechuun))|\|\s*\p{L}/u;

/** The text before a place in its line, within reach. */
const lineBefore = (folded: string, at: number): string =>
  folded
    .slice(Math.max(0, at - context), at)
    .split('\n')
    .at(-1) ?? '';

/** A line with only "Date: 05/02/2018" is the date of the letter, unless a label is in the line above. */
function isLetterDate({ start, end }: Place, { folded, roles }: Mentions): boolean {
  const before = lineBefore(folded, start);
  const above = start - before.length;
  const isHeaded = beginningIn(roles, above - longestLabel, above).some(
    ({ role, end }) => (role === 'closing' || role === 'opening') && /^[^\n]{0,12}\n$/.test(folded.slice(end, above)),
  );
  if (isHeaded) return false;
  const [after = ''] = folded.slice(end, end + context).split('\n', 1);
  return /^\s*(?:ቀን|እለት|date|guyyaa|ref[^\n]{0,20}date)\s*[:፡፦.-]+\s*$/.test(before) && /^[\sአ./ም,]*$/.test(after);
}

type Assignment = Assigned & { isPair: boolean };

/** In a table with headings, the heading of the column gives the role. */
function ofColumn({ roles, folded, stops }: Mentions, place: Place): Assignment | null {
  const heading = headingOfCell(folded, place.start);
  if (heading === null) return null;
  const said = new Set(
    beginningIn(roles, heading[0], heading[1])
      .filter(({ end }) => end <= heading[1])
      .map(({ role }) => role),
  );
  const [role] = said;
  return role === undefined
    ? null
    : {
        role,
        strength: 2,
        sentence: countBefore(stops, place.start),
        isPair: said.has('closing') && said.has('opening'),
      };
}

function assign(
  place: Place,
  mentions: Mentions,
  others: readonly (DayMention | TimeMention)[],
  ignored: readonly Role[],
): Assignment {
  const { roles, stops, days, folded } = mentions;
  const inColumn = ofColumn(mentions, place);
  if (inColumn !== null) return inColumn;
  const sentence = countBefore(stops, place.start);
  if (isLetterDate(place, mentions)) return { role: 'other', strength: 0, sentence, isPair: false };
  const isLabel = ({ side, end }: RoleToken) =>
    side === 'before' &&
    end <= place.start &&
    place.start - end <= longestLabel &&
    labelGap.test(folded.slice(end, place.start));
  const isLabelled = lineBefore(folded, place.start).includes(':');
  const isOfNextRow = ({ side, start }: RoleToken) =>
    isLabelled && side === 'before' && start >= place.end && folded.slice(place.end, start).includes('\n');
  const near = beginningIn(roles, place.start - context, place.end + context).filter(
    (token) =>
      !isOfNextRow(token) &&
      (countBefore(stops, token.start) === sentence || isLabel(token)) &&
      !ignored.includes(token.role) &&
      (token.end <= place.start || token.start >= place.end),
  );
  const inOtherItem = (token: RoleToken) => {
    const earlier = beginningIn(days, token.end, place.start).find(({ end }) => end <= place.start);
    return token.side === 'before' && earlier !== undefined && nextItem.test(folded.slice(earlier.end, place.start));
  };
  const isUntilHere = isUntil(place, mentions);
  const isOfSameDay = (token: RoleToken) => isUntilHere && isOfDayNamedAgain(token, place, days);
  const ranked = near
    .filter((token) => !inOtherItem(token) && !isOfSameDay(token) && !isOfThingHandedIn(token, place, folded))
    .map((token) => rank(token, place, others, folded))
    .filter(({ distance }) => distance <= farthest)
    .sort((one, other) => one.distance - other.distance);
  const best = ranked.find(({ token }) => !isOfDayBefore(token, place, days)) ?? ranked[0];
  if (!best) return { role: isUntilHere ? 'closing' : null, strength: -1, sentence, isPair: false };
  const token = finalVerb(best.token, near, days, place);
  const role = meantRole(token, near, place, others);
  // Nothing is opened "until" a day: the verb is about what follows it.
  const isTurned = role === 'opening' && isRightBesideUntil(place, mentions);
  return {
    role: isTurned ? 'closing' : role,
    strength: isTurned ? 0 : strengthOf(token, near, place, others, folded),
    sentence,
    isPair: isPair(token, near, mentions, place),
  };
}

/** The longest distance in letters of an hour after its day, and before it with "on". */
const toDay = { after: 45, before: 18 };

/** "2 December. Time: 4:00": a sentence that begins with an hour may be about something else. */
const nextRow = /\n|^[^\p{L}]*(?:the )?(?:time|hour|ሰአት|sa'?a)/u;

const isInNextRow = (day: Place, time: Place, { stops, folded }: Mentions): boolean =>
  day.end <= time.start &&
  time.start - day.end <= 12 &&
  nextRow.test(folded.slice(day.end, time.start)) &&
  countBefore(stops, time.start) - countBefore(stops, day.start) === 1;

/** "Before 5:00 PM of the fifteenth day". */
const ofThe = /^\s*(?:\(?(?:eat|east african? time)\)?)?\s*(?:of|on)(?: the)?\s*$/;

/** Finds the day of an hour. No other hour and no verb may be between them. */
function dayOf(time: TimeMention, mentions: Mentions, all: readonly AssignedDay[]): AssignedDay | null {
  const { times, roles, stops, folded } = mentions;
  const sentence = countBefore(stops, time.start);
  const days = beginningIn(all, time.start - context, time.end + context).filter(
    (day) => day.sentence === sentence || isInNextRow(day, time, mentions),
  );
  const isFree = (from: number, to: number) =>
    !beginningIn(times, from, to).some(({ end }) => end <= to) &&
    !beginningIn(roles, from, to).some(({ role, end }) => role !== 'published' && end <= to);
  const before = days.findLast(({ end }) => end <= time.start);
  const after = days.find(({ start }) => start >= time.end);
  if (after && ofThe.test(folded.slice(time.end, after.start))) return after;
  if (before && time.start - before.end <= toDay.after && isFree(before.end, time.start)) return before;
  // "From 8:30 to 5:00 until 3 February" gives the hours of every day until then.
  return after && !time.isRangeEnd && after.start - time.end <= toDay.before && isFree(time.end, after.start)
    ? after
    : null;
}

/** "Until 4:00 PM (10:00 local time)" repeats the hour on the other clock. */
const isByOtherClock = (before: TimeMention, time: TimeMention): boolean =>
  time.isRepeated &&
  time.isLocal &&
  !before.isLocal &&
  before.part !== null &&
  before.minute === time.minute &&
  Math.abs(before.hour - time.hour) % 12 === 6;

/** "From the day of the notice until 23 Hidar": the date is not the day of the notice. */
const ignoredFor = (day: DayMention, mentions: Mentions): readonly Role[] =>
  day.kind !== 'date' ? ['published'] : isUntil(day, mentions) ? ['award', 'published'] : ['award'];

/** Gives each day and hour its role. */
export function assignRoles(mentions: Mentions): { days: AssignedDay[]; times: AssignedTime[] } {
  const assigned = mentions.days.map((day) => ({
    ...day,
    ...assign(day, mentions, mentions.days, ignoredFor(day, mentions)),
  }));
  const ofOffers = withoutProjects(withoutOtherThings(assigned, mentions.folded), mentions);
  const ranged = withoutCorrected(inRange(asSaidBefore(ofOffers, mentions.folded), mentions.folded), mentions.folded);
  const { days, newOf } = oldAndNewDays(ranged, mentions.folded);
  const times: AssignedTime[] = [];
  for (const time of mentions.times) {
    const before = times.at(-1);
    if (before && isByOtherClock(before, time)) continue;
    if (time.isRepeated && before) {
      times.push({ ...before, ...time });
      continue;
    }
    const inColumn = ofColumn(mentions, time) !== null;
    const found = inColumn ? null : (dayOf(time, mentions, days) ?? (time.isRangeEnd ? (before?.day ?? null) : null));
    const day = found && newOf(found);
    const own = assign(time, mentions, mentions.times, ['published', 'award']);
    const { role, strength, isPair: isPairOfDay } = day ?? own;
    times.push({ ...time, role, strength, isPair: isPairOfDay, sentence: own.sentence, day });
  }
  const offered = withoutCorrected(withoutOtherThings(times, mentions.folded), mentions.folded);
  const ordered = dayBeforeOpening(hoursInOrder({ times: offered, days }, mentions.roles), mentions.roles);
  return {
    days: sameDayCloses(ordered.days),
    times: sameHourCloses(ordered.times, ordered.days, mentions.folded),
  };
}
