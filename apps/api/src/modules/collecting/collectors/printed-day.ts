import { type CalendarDate, dateInAddis } from '@awaj/domain/ethiopian-calendar';
import { dateMentions, resolveDates } from '@awaj/reader/dates';
import { foldLetters } from '@awaj/reader/notice-text';
import { tokenise } from '@awaj/reader/tokens';
import { readDay } from '../import/days.ts';

const isInstant = /^\d{4}-\d\d-\d\dT/;
const longestLine = 200;

/** The one date in a line such as "Maxxansa 14, Sadaasa 16 bara 2019 A.L.I."; null where there is none, or another. */
function dayInLine(line: string): CalendarDate | null {
  if (line.length > longestLine) return null;
  const folded = foldLetters(line);
  const found = resolveDates(dateMentions(tokenise(line, folded), folded), folded, { publishedOn: null, usual: null });
  const days = new Set(found.map(({ chosen }) => chosen?.date ?? null));
  const [day = null] = days;
  return days.size === 1 ? day : null;
}

/** The day in Addis Ababa that a source says it printed on, in whatever words; null where it is none, or none is named. */
export function printedDay(date: string | null, now: Date): CalendarDate | null {
  if (date === null) return null;
  const at = isInstant.test(date) ? Date.parse(date) : Number.NaN;
  const day = readDay(Number.isNaN(at) ? date : dateInAddis(new Date(at)), { now });
  return day.ok ? day.value : dayInLine(date);
}
