import type { CalendarDate } from '@awaj/domain/ethiopian-calendar';
import { beginningIn, countBefore } from '../tokens/index.ts';
import type { Mentions } from './mentions.ts';
import type { AssignedDay, AssignedTime } from './roles.ts';
import { isFirstOfTwo, isStart } from './starts.ts';

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

/** ኅዳር 23/2019 የነበረው: the old day of an extension. */
const wasThen = /^\s*(?:አ[./]?ም\.?)?\s*(?:የነበረ|ነበረ|ዝነበረ|kan ture|(?:\S{3,14}\s)?ture\b|which was\b)/;
const longestToWas = 24;

/** A day before publication belongs to an earlier tender or is the old day of an extension. */
const isPast = (day: AssignedDay, publishedOn: CalendarDate | null): boolean =>
  publishedOn !== null &&
  day.kind === 'date' &&
  (day.role === 'closing' || day.role === 'opening') &&
  (day.read.chosen?.date ?? publishedOn) < publishedOn;

interface AssignedMentions {
  days: readonly AssignedDay[];
  times: readonly AssignedTime[];
}

interface Circumstances {
  folded: string;
  publishedOn: CalendarDate | null;
  isPutOff: boolean;
}

/** Leaves out days and hours of something else: of a holiday, of an earlier tender, before an extension. */
export function ownMentions(
  assigned: AssignedMentions,
  mentions: Mentions,
  { folded, publishedOn, isPutOff }: Circumstances,
): AssignedMentions {
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
  const times = assigned.times.filter(isKept);
  return { days, times: times.length > 0 ? times : assigned.times };
}
