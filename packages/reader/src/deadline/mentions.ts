import { type TimeMention, timeMentions } from '../clock/index.ts';
import type { CalendarHints, ReadDate } from '../dates/index.ts';
import { dateMentions, resolveDates } from '../dates/index.ts';
import { beginningIn, type Place, type Role, type Strength, type Token } from '../tokens/index.ts';
import { type CountMention, countMentions } from './counts.ts';

/** A day: a date, a count, or a reference to a day named before. */
export type DayMention = Place &
  (
    | { kind: 'date'; read: ReadDate }
    | { kind: 'count'; counted: CountMention }
    | { kind: 'sameDay' | 'lastDay' | 'nextDay' | 'nextWorkday' }
  );

export type RoleToken = Extract<Token, { kind: 'role' }>;

/** The days and hours of a text before their roles are known. */
export interface Mentions {
  days: readonly DayMention[];
  times: readonly TimeMention[];
  roles: readonly RoleToken[];
  stops: readonly number[];
  tokens: readonly Token[];
  folded: string;
}

const longestDate = 120;

const isWithin = (place: Place, others: readonly Place[]): boolean =>
  beginningIn(others, place.start - longestDate, place.end).some(({ end }) => place.start < end);

/**
 * "Open 4:00", "Auction: 5 May": these words have a role only right before a value. Elsewhere they name the kind of
 * tender.
 */
const besideValue: readonly (readonly [role: Role, word: RegExp])[] = [
  ['opening', /(?<![\p{L}-])open(?=[\s:-]{1,3}$)/u],
  ['auction', /(?<![\p{L}-])auction(?=\s?[:–-]\s?(?:\p{L}{6,9},?\s)?$)/u],
];
const letters = 24;

function wordBeside({ start }: Place, folded: string): RoleToken[] {
  const from = Math.max(0, start - letters);
  const before = folded.slice(from, start);
  return besideValue.flatMap(([role, word]): RoleToken[] => {
    const found = word.exec(before);
    if (!found) return [];
    const at = from + found.index;
    return [{ kind: 'role', role, side: 'before', strength: 2, start: at, end: at + found[0].length }];
  });
}

const besideVerb = 12;
/** "When it is": the clause before the verb has ended. */
const newClause = /yoo|[,;]/;

const longestLabel = 40;

/** ለማየት፡ ከኅዳር 14: a verb with a colon is a label, so its day follows. */
function labelVerb(token: RoleToken, folded: string): RoleToken {
  if (token.side !== 'after' || !/^\p{L}{0,4}\s?[:፡፦]-?\s+(?![:፡])/u.test(folded.slice(token.end, token.end + 10)))
    return token;
  const before = `${token.start > longestLabel ? '' : '\n'}${folded.slice(Math.max(0, token.start - longestLabel), token.start)}`;
  return /\n[^:፡፦።\n]*$/.test(before) ? { ...token, side: 'before' } : token;
}

const besidePassive = 28;

/** "At 4:00 the box is closed", "the box is closed at 4:00": the hour before the verb, if none follows it. */
function passiveVerb(token: RoleToken, places: readonly Place[], folded: string): RoleToken {
  if (token.side !== 'either' || !/^(?:box|will|shall|is|are)\s/.test(folded.slice(token.start, token.end)))
    return token;
  const isIn = (from: number, to: number) =>
    from <= to && to - from <= besidePassive && !/[,;.]|\b(?:and|where|when|which)\b/.test(folded.slice(from, to));
  const isBehind = places.some(({ end }) => isIn(end, token.start));
  const isAhead = places.some(({ start }) => isIn(token.end, start));
  return { ...token, side: isBehind && !isAhead ? 'after' : 'before' };
}

/** "At 4:00 it is closed", "that it is closed is at 4:00": kan cufamu comes after its hour or before it. */
function relativeVerb(token: RoleToken, places: readonly Place[], folded: string): RoleToken {
  if (token.side !== 'either' || !folded.startsWith('kan ', token.start)) return token;
  const isBehind = places.some(
    ({ end }) =>
      end <= token.start && token.start - end <= besideVerb && !newClause.test(folded.slice(end, token.start)),
  );
  return { ...token, side: isBehind ? 'after' : 'before' };
}

const longestPointer = 32;
/**
 * "Opening: immediately after closing, 3:00 PM": the hour is the opening. "Closes as announced on": the day is the
 * closing.
 */
const isPointedTo = ({ role, start }: RoleToken, folded: string): boolean =>
  (role === 'published' && folded.endsWith(' as ', start)) ||
  (role === 'closing' &&
    /\b(?:immediately|right|directly|shortly|soon) (?:after|following) (?:the )?(?:bid |tender )?$/.test(
      folded.slice(Math.max(0, start - longestPointer), start),
    ));

export function findMentions(tokens: readonly Token[], folded: string, hints: CalendarHints): Mentions {
  const dates = resolveDates(dateMentions(tokens, folded), folded, hints);
  const times = timeMentions(tokens, folded).filter((time) => !isWithin(time, dates));
  const counts = countMentions(tokens, folded, [...dates, ...times]);
  const references = tokens.flatMap((token): DayMention[] => {
    const kind = token.kind === 'moved' ? 'nextWorkday' : token.kind;
    return kind === 'sameDay' || kind === 'lastDay' || kind === 'nextDay' || kind === 'nextWorkday'
      ? [{ kind, start: token.start, end: token.end }]
      : [];
  });
  const days: DayMention[] = [
    ...dates.map((read): DayMention => ({ kind: 'date', start: read.start, end: read.end, read })),
    ...counts.map((counted): DayMention => ({ kind: 'count', start: counted.start, end: counted.end, counted })),
    ...references,
  ];
  const places = [...dates, ...times];
  const beside = places.flatMap((place) => wordBeside(place, folded));
  const named = tokens
    .filter((token) => token.kind === 'role')
    .filter((token) => !isPointedTo(token, folded))
    .map((token) => labelVerb(relativeVerb(passiveVerb(token, places, folded), places, folded), folded));
  return {
    days: days.toSorted((one, other) => one.start - other.start),
    times,
    roles: [...named, ...beside].toSorted((one, other) => one.start - other.start),
    stops: tokens.flatMap(({ kind, start }) => (kind === 'stop' ? [start] : [])),
    tokens,
    folded,
  };
}

export interface Assigned {
  role: Role | null;
  /** -1: no word says it. */
  strength: Strength | -1;
  /** The number of the sentence. */
  sentence: number;
}
