import { type CalendarDate, dateInAddis } from '@awaj/domain/ethiopian-calendar';
import { dateMentions, resolveDates } from '@awaj/reader/dates';
import { foldLetters } from '@awaj/reader/notice-text';
import { tokenise } from '@awaj/reader/tokens';
import { readDay } from '../import/cells/days.ts';

const isInstant = /^\d{4}-\d\d-\d\dT/;
const longestLine = 200;

/**
 * Reads the only date in a line such as "Maxxansa 14, Sadaasa 16 bara 2019 A.L.I.". Null if there is none or more than
 * one.
 */
function dayInLine(line: string): CalendarDate | null {
  if (line.length > longestLine) return null;
  const folded = foldLetters(line);
  const found = resolveDates(dateMentions(tokenise(line), folded), folded, { publishedOn: null, usual: null });
  const days = new Set(found.map(({ chosen }) => chosen?.date ?? null));
  const [day = null] = days;
  return days.size === 1 ? day : null;
}

/** Reads the day in Addis Ababa on which a source says that it printed a notice. Null if no valid day is given. */
export function printedDay(date: string | null, now: Date): CalendarDate | null {
  if (date === null) return null;
  const at = isInstant.test(date) ? Date.parse(date) : Number.NaN;
  const day = readDay(Number.isNaN(at) ? date : dateInAddis(new Date(at)), { now });
  return day.ok ? day.value : dayInLine(date);
}
