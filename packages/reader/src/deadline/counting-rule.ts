import type { CalendarDate } from '@awaj/domain/ethiopian-calendar';
import { beginningIn, countBefore, type Place } from '../tokens/index.ts';
import type { CountMention } from './counts.ts';
import type { Mentions } from './mentions.ts';
import type { AssignedDay } from './roles.ts';

/** The number of the day after publication. */
export interface Counting extends Place {
  nth: number;
  isWorking: boolean;
  /** True if the day after publication is the first. */
  isFromNextDay: boolean;
  confidence: number;
}

/** No tender closes on the second day, so a smaller count is about something else. */
const fewest = 3;
const longest = 120;

const countOf = (day: AssignedDay): CountMention[] => (day.kind === 'count' ? [day.counted] : []);

/** Days counted from the award or the signing of the contract. */
const longestToAward = 120;

const isAfterAward = ({ start, sentence }: AssignedDay, { roles, stops }: Mentions): boolean =>
  beginningIn(roles, start - 2 * longestToAward, start).some(
    (token) =>
      (token.role === 'award' || token.role === 'other') &&
      token.end <= start &&
      start - token.end <= longestToAward &&
      countBefore(stops, token.start) === sentence,
  );

/** "By ten days", "for 10 more days", ለተጨማሪ 10 ቀናት: counted from the old closing. */
const isAdded = ({ start, end }: Place, folded: string): boolean =>
  /(?:\bby|\bmore|\banother|\b(?:an )?additional|\bfurther|ተጨማሪ|dabalataa?n?|ተወሳኺ)\s+$/.test(
    folded.slice(Math.max(0, start - 24), start),
  ) || /\b(?:more|additional|further)\b|dabalataa?/.test(folded.slice(start, end + 12).split(/[.\n]/)[0] ?? '');

const isPeriod = (day: AssignedDay, folded: string): boolean =>
  day.kind === 'count' &&
  !isAdded(day, folded) &&
  !day.counted.isOrdinal &&
  day.role !== 'other' &&
  day.role !== 'visit' &&
  day.role !== 'question' &&
  day.role !== 'opening';

const one = (counts: readonly CountMention[]): CountMention | null => {
  const [first] = counts;
  return first && counts.every(({ count }) => count === first.count) ? first : null;
};

/** "Counting working days only", የሥራ ቀናትን ብቻ በመቁጠር. */
const workingDaysOnly = new RegExp(
  [
    '(?:only|just) (?:the )?(?:working|business) days|(?:working|business) days (?:only|alone)',
    'exclud(?:ing|es?) (?:the )?(?:weekends?|saturdays?)|(?:weekends?|saturdays?(?: and|,)? sundays?)[^.]{0,30} (?:are |is )?(?:not (?:counted|included)|excluded)',
    'የስራ ቀና?ት?ን? ብቻ|ቅዳሜ(?:ን?ና|ን? እና)\\s*እሁድ\\S*(?:\\s+\\S+){0,3}?\\s+(?:ሳይጨምር|አይጨምር|ሳይቆጠር|አይቆጠር|ሳያካትት|አያካትት|ሳይታሰብ|አይታሰብ)',
    'guyyoota hojii qofa|sanbataa? fi dilbataa? (?:hin dabalatu|osoo hin dabalatin)',
    'መአልታት ስራህ ጥራ[ህይ]|ቀዳምን? ሰንበትን? ከይወሰኽ',
  ].join('|'),
);

/** "Open until the 7th working day; closed on the 7th day": this is the same day. */
const isOfTender = (day: AssignedDay): boolean =>
  day.kind === 'count' && day.counted.isOrdinal && (day.role === null || tenderRoles.has(day.role));
const tenderRoles: ReadonlySet<string> = new Set(['closing', 'opening', 'sale']);

/** "On the 16th day" after "15 working days" counts working days too. */
function isWorking(chosen: CountMention, days: readonly AssignedDay[], folded: string): boolean {
  if (chosen.isWorking || workingDaysOnly.test(folded)) return true;
  if (!chosen.isOrdinal) return false;
  const others = days.filter((day) => isPeriod(day, folded) || isOfTender(day)).flatMap(countOf);
  return others.some((other) => other.isWorking && Math.abs(other.count - chosen.count) <= 1);
}

/** "On the working day after the 10th day", ከ10ኛው ቀን ቀጥሎ ባለው: the day is beside the counted one. */
const besideBefore =
  /\b(?:(?:working|business|official) day (?:after|following)|day (?:before|prior to|preceding))\s+(?:the\s+)?$/;
const besideBehind = /^\s*(?:(?:በሁዋላ|በሗላ|በኋላ)\s+(?:ባለው|ያለው|በሚቀጥለው|በሚውለው)|ቀጥሎ|ቀጣይ|የሚቀጥለው|booda\s+guyyaa)/;

const isBeside = ({ start, end, isOrdinal }: CountMention, folded: string): boolean =>
  isOrdinal &&
  (besideBefore.test(folded.slice(Math.max(0, start - 24), start)) || besideBehind.test(folded.slice(end, end + 24)));

/** "Counted from the third publication" is not counted from this one. */
const laterPrinting = /\b(?:second|third|last|final|2nd|3rd) (?:publication|announcement|appearance|insertion)/;

function counting(
  chosen: CountMention,
  days: readonly AssignedDay[],
  { tokens, folded }: Mentions,
  confidence: number,
): Counting | null {
  if (chosen.count < fewest || chosen.count > longest) return null;
  if (isBeside(chosen, folded) || laterPrinting.test(folded)) return null;
  const isFromNextDay = tokens.some(({ kind, start }) => kind === 'dayAfter' && Math.abs(start - chosen.start) < 120);
  const { start, end } = chosen;
  return { start, end, nth: chosen.count, isWorking: isWorking(chosen, days, folded), isFromNextDay, confidence };
}

/** "Within 5 days" may count from anything, unless "from the day of publication" is this near. */
const longestToBase = 260;

/** Counts of days in the sentence of a printed date that say nothing about it. */
const announcement =
  /\bdays (?:of|from|after|following|counting from|counted from) (?:this (?:notice|advert|announcement|invitation|publication|call)|publication|(?:the|its) (?:publication|advert|announcement))|(?:date|day) of (?:the |this |its )?(?:first )?(?:announcement|advert(?:isement)?|insertion|notice)|first (?:announcement|advert(?:isement)?|insertion)/;

const isFromPublication = ({ start, end }: Place, { roles, folded }: Mentions): boolean =>
  roles.some(
    (token) =>
      token.role === 'published' &&
      (token.end <= start ? start - token.end <= longestToBase : token.start - end <= longestToBase / 2),
  ) || announcement.test(folded.slice(Math.max(0, start - longestToBase), end + longestToBase / 2));

/** Chooses the counted closing: the number of a day, otherwise the length of the period. */
export function closingCount(
  days: readonly AssignedDay[],
  mentions: Mentions,
  firstOf: (nth: number) => CalendarDate | null,
): Counting | null {
  const counts = days.filter(({ kind }) => kind === 'count');
  const ordinals = counts.filter((day) => day.kind === 'count' && day.counted.isOrdinal);
  const closing = ordinals.filter(({ role, isPair }) => role === 'closing' || isPair);
  const strong = closing.filter(({ strength }) => strength === 2);
  const byNumber = one((strong.length > 0 ? strong : closing).flatMap(countOf));
  if (byNumber) return counting(byNumber, days, mentions, 0.9);
  if (closing.length > 0) return null;
  const periods = days.filter((day) => isPeriod(day, mentions.folded) && !isAfterAward(day, mentions));
  const toHandIn = periods.filter(({ role }) => role === 'closing');
  const isLastDay = days.some(({ kind, role }) => kind === 'lastDay' && role === 'closing');
  const unnamed = periods.filter(({ role }) => role === null || (isLastDay && role === 'sale'));
  const period = one((toHandIn.length > 0 ? toHandIn : unnamed).flatMap(countOf));
  const isBased = period && (isFromPublication(period, mentions) || firstOf(period.count) !== null);
  return isBased ? counting(period, days, mentions, 0.85) : null;
}

/** Chooses the counted opening, if it has its own number. */
export function openingCount(days: readonly AssignedDay[], mentions: Mentions): Counting | null {
  const opening = days.filter((day) => day.kind === 'count' && day.counted.isOrdinal && day.role === 'opening');
  const chosen = one(opening.flatMap(countOf));
  return chosen && counting(chosen, days, mentions, 0.85);
}
