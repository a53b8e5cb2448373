import { type CalendarDate, daysBetween } from '@awaj/domain/ethiopian-calendar';
import { beginningIn } from '../tokens/index.ts';
import type { Mentions } from './mentions.ts';
import type { AssignedDay } from './roles.ts';
import { isStart } from './starts.ts';

const longestGap = 45;
/** A count begins at most this many days from the day of printing. */
const farthest = 15;

/** "From one day until another" is no count. */
const isUntil = /^[^\n።]{0,16}(?:ጀምሮ|ጀሚሩ|irraa|eegalee)?\s*(?:እስከ|ክሳብ|hanga|until|up to|to)\s/;

/** "15 working days starting from 23 November", ከኅዳር 14 ቀን ጀምሮ ለ15 ቀናት: reads the first day, if the notice names it. */
export function firstCounted(
  nth: number,
  days: readonly AssignedDay[],
  { tokens, folded }: Mentions,
  publishedOn: CalendarDate | null,
): CalendarDate | null {
  // "On the 16th day" after "within 15 days" has the same first day.
  const counts = days.filter((day) => day.kind === 'count' && Math.abs(day.counted.count - nth) <= 1);
  const starts = days.flatMap((day) => {
    if (day.kind !== 'date' || day.read.chosen === null || !isStart(day, tokens, folded)) return [];
    const isBeside = counts.some((count) => {
      const [from, to] = count.end <= day.start ? [count.end, day.start] : [day.end, count.start];
      const isBetween = beginningIn(days, from, to).some(({ kind, start }) => kind === 'date' && start !== day.start);
      const isNear = to - from <= longestGap && !isBetween && !folded.slice(from, to).includes('\n');
      return count.sentence === day.sentence && isNear && !isUntil.test(folded.slice(day.end, day.end + longestGap));
    });
    return isBeside ? [day.read.chosen.date] : [];
  });
  const [first] = starts;
  const isOne = first !== undefined && starts.every((date) => date === first);
  return isOne && (publishedOn === null || Math.abs(daysBetween(publishedOn, first)) <= farthest) ? first : null;
}
