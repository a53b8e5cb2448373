import { memoize } from '../matching/index.ts';
import { beginningIn, type PartOfDay, type Place, type Token } from '../tokens/index.ts';
import { isDottedHour, isYear } from './dotted-hours.ts';
import { isMeridiem, type PrintedHour, timeOf } from './printed-hours.ts';
import { noonAt, spokenAt } from './spoken-hours.ts';

/** An hour as printed, before its clock is known. */
export interface TimeMention extends Place, PrintedHour {
  part: PartOfDay | null;
  /** "Local time": the clock that counts from six in the morning. */
  isLocal: boolean;
  /** The first hour of a range, such as office hours. */
  isRangeStart: boolean;
  isRangeEnd: boolean;
  /** Repeats the hour before it on the other clock: 4:00 local time (10:00 AM). */
  isRepeated: boolean;
  /** True for hours such as 09:30. */
  isTwentyFour: boolean;
}

const longestRange = 34;
const isAnd = /^\s*(?:and|&|እና|fi|ን)\s*$/;
const isBetween = /\bbetween\s*$/;

/** The longest distance in letters between an hour and its words. */
const near = { before: 16, after: 6 };

const clockWords = new Set<Token['kind']>(['part', 'hour', 'localTime', 'half']);
const between = new Set<Token['kind']>([...clockWords, 'day', 'until', 'sameDay']);

/** sa'aatii 8:00 WB: in Afaan Oromo the part of the day follows the hour, like AM and PM. */
const isOromo = ({ start, end }: Place, folded: string): boolean =>
  /^(?:w\.?[bd]|waaree|ganam|galgal)/.test(folded.slice(start, end));

/** 9:00 ሰዓት ... 9:30: the word belongs to the hour before it. */
function isOfNumberBefore(tokens: readonly Token[], index: number, folded: string): boolean {
  const token = tokens[index];
  const before = tokens[index - 1];
  if (!token || before?.kind !== 'numeric' || token.start - before.end > 3 || isYear(before)) return false;
  return token.kind !== 'part' ? clockWords.has(token.kind) : isMeridiem(token) || isOromo(token, folded);
}

/** "… at that hour is better\n4 Bidders": words between the hour and a number separate them. */
const isApart = /\p{L}\s*\n|\p{L}{2}\s+\p{L}{2,}\s/u;

/** Lists the clock words around a number, nearest first. */
function wordsAround(
  tokens: readonly Token[],
  at: number,
  last: number,
  folded: string,
): { before: Token[]; after: Token[] } {
  const before: Token[] = [];
  let edge = tokens[at]?.start ?? 0;
  for (let index = at - 1; index >= 0; index--) {
    const token = tokens[index];
    if (!token || !between.has(token.kind) || edge - token.end > near.before) break;
    if (isOfNumberBefore(tokens, index, folded) || isApart.test(folded.slice(token.end, edge))) break;
    if (clockWords.has(token.kind)) before.push(token);
    edge = token.start;
  }
  const after: Token[] = [];
  edge = tokens[last]?.end ?? 0;
  for (let index = last + 1; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token || !clockWords.has(token.kind) || token.start - edge > near.after) break;
    after.push(token);
    edge = token.end;
  }
  return { before, after };
}

/** These follow a day, an amount or a date, but never an hour. */
const afterNoHour = new Set<Token['kind']>(['ordinal', 'day', 'working', 'consecutive', 'percent', 'birr', 'month']);

/** The number of a row or paragraph after a line that ends with the word for hour. */
const isRowNumber = ({ start, end }: Place, folded: string): boolean =>
  /\n\s*$/.test(folded.slice(Math.max(0, start - 8), start)) && /^\s*[|.)]/.test(folded.slice(end));

/** "5:00 PM (UTC+03:00)": the offset of the time zone. */
const isOffset = ({ start }: Place, folded: string): boolean =>
  /\b(?:utc|gmt)\s?[+-]\s?$/.test(folded.slice(Math.max(0, start - 6), start));

/** guyyaa 10 sa'aatii 11:00: in Afaan Oromo the word for hour comes before its number. */
function isBeforeOromoHour(tokens: readonly Token[], at: number, folded: string): boolean {
  const [hour, number] = [tokens[at + 1], tokens[at + 2]];
  return hour?.kind === 'hour' && folded.startsWith("sa'a", hour.start) && number?.kind === 'numeric';
}

/** በዕለቱ 4.30: after "on the same day" a point separates hours and minutes. */
const isBehindSameDay = (tokens: readonly Token[], at: number): boolean => {
  const [before, token] = [tokens[at - 1], tokens[at]];
  return before?.kind === 'sameDay' && token !== undefined && token.start - before.end <= 4;
};

/** A part of the day before an hour belongs to it. One after it may belong to the next hour: ከጠዋቱ 4:00 ከቀኑ 8:00. */
function partOf(
  tokens: readonly Token[],
  at: number,
  before: readonly Token[],
  after: readonly Token[],
  folded: string,
): PartOfDay | null {
  const own = after.find(isMeridiem) ?? before.find(({ kind }) => kind === 'part');
  const behind = after.find((token) => token.kind === 'part');
  const next = tokens[at + after.length + 1];
  // "4:30 in the afternoon of 18 December" and "12:00 noon on 19-Nov" belong to no later number.
  const isOwn = behind === undefined || folded.startsWith('in the ', behind.start) || behind.part === 'noon';
  const found = own ?? (next?.kind === 'numeric' && !isOwn ? undefined : behind);
  return found?.kind === 'part' ? found.part : null;
}

/** "The next morning at 9:30", "that same afternoon, 3:00": the name of the day gives the part. */
const namedPart = /(?:next|following|same|that) (morning|afternoon)\b[^\p{L}\d]*(?:at\s+)?$/u;
const longestNamed = 32;

function partOfNamedDay(start: number, folded: string): PartOfDay | null {
  const named = namedPart.exec(folded.slice(Math.max(0, start - longestNamed), start))?.[1];
  return named === 'morning' || named === 'afternoon' ? named : null;
}

/** "At 2:00 PM, and opened at 2:30": the second hour has the same part of the day if it follows soon. */
function inheritedPart(
  previous: TimeMention | undefined,
  { hour, minute, start }: PrintedHour & Pick<Place, 'start'>,
  tokens: readonly Token[],
): PartOfDay | null {
  if (!previous || hour > 12) return null;
  const minutes = (hour % 12) * 60 + minute - ((previous.hour % 12) * 60 + previous.minute);
  if (minutes <= 0 || minutes > 60) return null;
  return beginningIn(tokens, previous.end, start).some(({ kind }) => kind === 'stop') ? null : previous.part;
}

const rangeGap = /^\s*(?:-|–|እስከ|ክሳብ|hanga|to|up to|until)\s*$/;

function findTimes(tokens: readonly Token[], folded: string): TimeMention[] {
  const mentions: TimeMention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const spoken = tokens[at]?.kind === 'numberWord' ? spokenAt(tokens, at, folded) : null;
    const token = spoken?.numeric ?? noonAt(tokens, at, folded) ?? tokens[at];
    if (token?.kind !== 'numeric' || isOffset(token, folded)) continue;
    const last = spoken?.last ?? at;
    if (
      token.parts.length === 1 &&
      (afterNoHour.has(tokens[last + 1]?.kind ?? 'stop') ||
        isRowNumber(token, folded) ||
        isBeforeOromoHour(tokens, last, folded))
    )
      continue;
    const { before, after } = wordsAround(tokens, at, last, folded);
    const found = timeOf(
      token,
      before,
      after,
      folded.slice(after.at(-1)?.end ?? token.end, (after.at(-1)?.end ?? token.end) + 12),
      isBehindSameDay(tokens, at) || isDottedHour(tokens, at, mentions.at(-1), folded),
    );
    if (!found) continue;
    const isLocal = [...before, ...after].some(({ kind }) => kind === 'localTime');
    const start = before.at(-1)?.start ?? token.start;
    const end = after.at(-1)?.end ?? token.end;
    const previous = mentions.at(-1);
    const gap = previous ? folded.slice(previous.end, token.start) : '';
    const isRangeEnd =
      previous !== undefined &&
      gap.length < longestRange &&
      (isRange(gap) ||
        (isAnd.test(gap) && isBetween.test(folded.slice(Math.max(0, previous.start - 12), previous.start))));
    const part =
      partOf(tokens, last, before, after, folded) ??
      partOfNamedDay(start, folded) ??
      inheritedPart(previous, { ...found, start }, tokens);
    if (previous && isRangeEnd) {
      previous.isRangeStart = true;
      // "From 4:00 to 6:00 in the morning" applies to both.
      if (previous.part === null && previous.hour < found.hour) Object.assign(previous, { part, isLocal });
    }
    // "At 3:00 and 3:30 local time" applies to both.
    if (previous && previous.part === null && !previous.isLocal && isAnd.test(gap))
      Object.assign(previous, { part, isLocal });
    const isRepeated = previous !== undefined && /^\s*[(/]\s*$/.test(folded.slice(previous.end, start));
    // "2:00 (2:00 PM)": the same hour. Only the bracket gives the part of the day.
    if (isRepeated && previous.part === null && previous.hour === found.hour && previous.minute === found.minute) {
      Object.assign(previous, { part, end });
      at = last;
      continue;
    }
    mentions.push({
      start,
      end,
      ...found,
      part,
      isLocal,
      isRangeStart: false,
      isRangeEnd,
      isTwentyFour: /^0[7-9]/.test(token.parts[0] ?? ''),
      isRepeated,
    });
    at = last;
  }
  return mentions;
}

/** Finds all hours of a text in order. */
export const timeMentions = memoize(findTimes);

const dayWords =
  /ጀምሮ|ጀሚሩ|irraa|eegalee|ጠዋቱ|ከጠዋቱ|ቀኑ|ከቀኑ|ሰአት|ከሰአት|በሁዋላ|በሗላ|በኋላ|ድረስ|ላይ|(?<![ሀ-ፚ])[ከበ]|a\.?m\.?|p\.?m\.?|sa'?a(?:a(?:tii?)?)?|hrs|hours/g;
/** "Begins at 3:30 and ends at 5:30" is a range. */
const isRange = (gap: string): boolean =>
  rangeGap.test(
    gap
      .replace(/ተጀምሮ|ጀሚሩ/, ' - ')
      .replace(dayWords, ' ')
      .replace(/\s+/g, ' '),
  );
