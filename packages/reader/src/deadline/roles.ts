import type { TimeMention } from '../clock/index.ts';
import type { Place, Role, Strength, Token } from '../tokens/index.ts';
import type { Assigned, DayMention, Mentions, RoleToken } from './mentions.ts';
import { oldAndNewDays } from './old-and-new.ts';

export type AssignedDay = DayMention & Assigned & { isPair: boolean };
export type AssignedTime = TimeMention & Assigned & { isPair: boolean; day: AssignedDay | null };

/** How much farther away a word counts that stands on the wrong side, or beyond another date. */
const cost = { wrongSideOfLabel: 60, wrongSideOfVerb: 160, another: 50, vague: 40 };
const farthest = 320;
/** A verb that ends its clause has nothing to do with the next one, unless a colon follows. */
const longestToVerb = 12;

const sentenceAt = (stops: readonly number[], offset: number): number => stops.filter((stop) => stop < offset).length;

/** "Closing and opening date": two roles in a row stand for what follows, the first for the first. */
const pairGap = 30;
/** A verb that closes ends its clause, unless "and" makes it one with the label of the opening. */
const and = /^\S{0,3}\s*(?:እና|ና|ን|and|fi|&)?\s*(?:\S{0,4})$/;

interface Ranked {
  token: RoleToken;
  distance: number;
}

function rank(token: RoleToken, place: Place, others: readonly Place[]): Ranked {
  const isBefore = token.end <= place.start;
  const gap = isBefore ? place.start - token.end : token.start - place.end;
  const [from, to] = isBefore ? [token.end, place.start] : [place.end, token.start];
  const between = others.filter(({ start, end }) => start >= from && end <= to).length;
  if (isBefore && token.side === 'after' && gap > longestToVerb) return { token, distance: Number.POSITIVE_INFINITY };
  const isWrong = isBefore ? token.side === 'after' : token.side === 'before';
  const wrong = isWrong ? (token.side === 'after' ? cost.wrongSideOfVerb : cost.wrongSideOfLabel) : 0;
  return {
    token,
    distance: Math.max(gap, 0) + wrong + Math.min(between, 2) * cost.another + (token.strength === 0 ? cost.vague : 0),
  };
}

/** What offers are bought with is not what the day is for, where the sentence goes on to hand them in. */
function finalVerb(chosen: RoleToken, roles: readonly RoleToken[], days: readonly Place[], place: Place): RoleToken {
  if (chosen.role !== 'sale' || chosen.side !== 'after' || chosen.start < place.end) return chosen;
  const nextDay = days.find(({ start }) => start > chosen.end)?.start ?? Number.POSITIVE_INFINITY;
  return roles.find(({ role, start }) => role === 'closing' && start > chosen.end && start < nextDay) ?? chosen;
}

function isPair(
  chosen: RoleToken,
  roles: readonly RoleToken[],
  places: readonly Place[],
  place: Place,
  folded: string,
): boolean {
  if (chosen.role !== 'opening' || chosen.end > place.start) return false;
  return roles.some(
    ({ role, side, strength, end }) =>
      role === 'closing' &&
      strength > 0 &&
      end <= chosen.start &&
      (side !== 'after' || and.test(folded.slice(end, chosen.start))) &&
      chosen.start - end <= pairGap &&
      !places.some((each) => each.start >= end && each.end <= chosen.start),
  );
}

/** "The deadline for submission is on or before": the weak word repeats a strong one of its sentence. */
const strengthOf = (chosen: RoleToken, near: readonly RoleToken[], place: Place, others: readonly Place[]): Strength =>
  near
    .filter(({ role }) => role === chosen.role)
    .filter((token) => rank(token, place, others).distance <= cost.wrongSideOfVerb)
    // A verb ends the clause of the day or hour before it: beyond another one it says nothing of this.
    .filter(
      ({ side, start }) => side !== 'after' || !others.some((other) => other.start >= place.end && other.end <= start),
    )
    .map(({ strength }) => strength)
    .toSorted((one, other) => other - one)[0] ?? chosen.strength;

/** Said to be handed in or put off: what stands before it in the sentence says what that is. */
function meantRole(chosen: RoleToken, near: readonly RoleToken[], place: Place, others: readonly Place[]): Role {
  if (chosen.role !== 'closing') return chosen.role;
  // "Clarification deadline".
  if (near.some(({ role, end }) => role === 'question' && chosen.start >= end && chosen.start - end <= 2))
    return 'question';
  if (chosen.strength === 2 && !chosen.isPutOff) return chosen.role;
  const about = near.findLast(
    ({ role, strength, start, end }) =>
      end <= Math.min(chosen.start, place.start) &&
      (chosen.isPutOff ? strength === 2 && (role === 'opening' || role === 'closing') : role === 'question') &&
      !others.some((other) => other.start >= end && other.end <= place.start && start < other.start),
  );
  return about?.role ?? chosen.role;
}

const besideUntil = 12;

/** "Until 25 Megabit", where nothing says what until then. */
const isUntil = (place: Place, tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ kind, start, end }) =>
      kind === 'until' &&
      (end <= place.start ? place.start - end : start >= place.end ? start - place.end : besideUntil) < besideUntil,
  );

/** Between a label and its value, which may stand in the next row of a table. */
const longestLabel = 40;
const labelGap = /^[\s\p{P}|]*(?:(?:date|time|and|hour|ቀን|ሰአት|ቀንና|እና|day|ቦታ|place)[\s\p{P}|]*)*$/u;

/** A line with nothing but "Date: 05/02/2018" is the date of the letter. */
function isLetterDate({ start, end }: Place, folded: string): boolean {
  const before = folded.slice(folded.lastIndexOf('\n', start - 1) + 1, start);
  const lineEnd = folded.indexOf('\n', end);
  const after = folded.slice(end, lineEnd < 0 ? folded.length : lineEnd);
  return /^\s*(?:ቀን|እለት|date|guyyaa|ref[^\n]{0,20}date)\s*[:፡፦.-]+\s*$/.test(before) && /^[\sአ./ም,]*$/.test(after);
}

/** The end of what is sold or shown from one day to another: 25 – 9. */
const dash = /^[^\n]{0,14}-\s*$/;

function inRange(days: readonly AssignedDay[], folded: string): AssignedDay[] {
  const ranged: AssignedDay[] = [];
  for (const day of days) {
    const from = ranged.at(-1);
    const isEnd = (from?.role === 'sale' || from?.role === 'visit') && from.kind === 'date' && day.kind === 'date';
    const gap = from ? folded.slice(from.end, day.start) : '';
    ranged.push(
      from && isEnd && day.role !== from.role && gap.length <= 16 && dash.test(gap) ? { ...day, role: from.role } : day,
    );
  }
  return ranged;
}

type Assignment = Assigned & { isPair: boolean };

function assign(
  place: Place,
  { roles, stops, days, times, folded, tokens }: Mentions,
  others: readonly Place[],
  ignored: readonly Role[],
): Assignment {
  const sentence = sentenceAt(stops, place.start);
  if (isLetterDate(place, folded)) return { role: 'other', strength: 0, sentence, isPair: false };
  const isLabel = ({ side, end }: RoleToken) =>
    side === 'before' &&
    end <= place.start &&
    place.start - end <= longestLabel &&
    labelGap.test(folded.slice(end, place.start));
  const isLabelled = /:[^\n]*$/.test(folded.slice(folded.lastIndexOf('\n', place.start - 1) + 1, place.start));
  const isOfNextRow = ({ side, start }: RoleToken) =>
    isLabelled && side === 'before' && start >= place.end && folded.slice(place.end, start).includes('\n');
  const near = roles.filter(
    (token) =>
      !isOfNextRow(token) &&
      (sentenceAt(stops, token.start) === sentence || isLabel(token)) &&
      !ignored.includes(token.role) &&
      (token.end <= place.start || token.start >= place.end),
  );
  const inOtherItem = (token: RoleToken) =>
    token.side === 'before' &&
    days.some(
      (day) => day.start >= token.end && day.end <= place.start && /[;፤]/.test(folded.slice(day.end, place.start)),
    );
  const [best] = near
    .filter((token) => !inOtherItem(token))
    .map((token) => rank(token, place, others))
    .filter(({ distance }) => distance <= farthest)
    .sort((one, other) => one.distance - other.distance);
  if (!best) return { role: isUntil(place, tokens) ? 'closing' : null, strength: 0, sentence, isPair: false };
  const token = finalVerb(best.token, near, days, place);
  return {
    role: meantRole(token, near, place, others),
    strength: strengthOf(token, near, place, others),
    sentence,
    isPair: isPair(token, near, [...days, ...times], place, folded),
  };
}

/** How far an hour may stand from its day: after it with a few words between, before it with "on". */
const toDay = { after: 45, before: 18 };

const isInNextRow = (day: Place, time: Place, stops: readonly number[]): boolean =>
  day.end <= time.start &&
  time.start - day.end <= 12 &&
  sentenceAt(stops, time.start) - sentenceAt(stops, day.start) === 1;

/** The day that an hour belongs to: no other hour and no verb stands between. */
function dayOf(time: TimeMention, { times, roles, stops }: Mentions, all: readonly AssignedDay[]): AssignedDay | null {
  const sentence = sentenceAt(stops, time.start);
  const days = all.filter((day) => day.sentence === sentence || isInNextRow(day, time, stops));
  const isFree = (from: number, to: number) =>
    !times.some(({ start, end }) => start >= from && end <= to) &&
    !roles.some(({ role, start, end }) => role !== 'published' && start >= from && end <= to);
  const before = days.findLast(({ end }) => end <= time.start);
  if (before && time.start - before.end <= toDay.after && isFree(before.end, time.start)) return before;
  const after = days.find(({ start }) => start >= time.end);
  return after && after.start - time.end <= toDay.before && isFree(time.end, after.start) ? after : null;
}

/** Says for each day and hour what it is the day and hour of. */
export function assignRoles(mentions: Mentions): { days: AssignedDay[]; times: AssignedTime[] } {
  const assigned = mentions.days.map((day) => ({
    ...day,
    ...assign(day, mentions, mentions.days, day.kind === 'date' ? ['award'] : ['published']),
  }));
  const { days, newOf } = oldAndNewDays(inRange(assigned, mentions.folded), mentions.folded);
  const times: AssignedTime[] = [];
  for (const time of mentions.times) {
    const before = times.at(-1);
    if (time.isRepeated && before) {
      times.push({ ...before, ...time });
      continue;
    }
    const found = dayOf(time, mentions, days);
    const day = found && newOf(found);
    const own = assign(time, mentions, mentions.times, ['published', 'award']);
    const { role, strength, isPair: isPairOfDay } = day ?? own;
    times.push({ ...time, role, strength, isPair: isPairOfDay, sentence: own.sentence, day });
  }
  return { days, times };
}
