import { beginningIn } from '../tokens/index.ts';
import type { AssignedDay } from './roles.ts';

/** Headings of old and new columns in a table of an extension. */
const wasSaid = '(?:original|old|previous|former|initial|existing|earlier|የነበረው|የቀድሞው?|የበፊቱ|ነባሩ|የመጀመሪያው|ዝነበረ|ናይ ቀደም)';
const countsNow = '(?:new|revised|extended|updated|amended|rescheduled|አዲሱ|አዲስ|የተራዘመው|የተለወጠው|ሓድሽ|ዝተናውሐ)';
const event = '(?:clos|deadline|submi|open|መዝጊያ|መክፈቻ|ማስገቢያ|ማስረከቢያ|መዕፀዊ|መኽፈቲ)';
const cell = `[^\\n|:]{0,30}?${event}[^\\n|:]{0,30}`;
const headings = new RegExp(
  `(?<![\\p{L}])(?:(?<old>${wasSaid})\\s${cell}[\\s|]+${countsNow}\\s${cell}|${countsNow}\\s${cell}[\\s|]+${wasSaid}\\s${cell})(?=[\\n|])`,
  'gu',
);
export const headsOldAndNewDays = (folded: string): boolean => folded.search(headings) >= 0;

const longestToDays = 120;

/** Pairs the days under two headings, "Original closing date | New closing date", in the order of the headings. */
export function oldAndNewDays(
  days: readonly AssignedDay[],
  folded: string,
): { days: AssignedDay[]; newOf: (day: AssignedDay) => AssignedDay } {
  const marked = new Map<AssignedDay, AssignedDay>();
  const newOfOld = new Map<AssignedDay, AssignedDay>();
  const found = [...folded.matchAll(headings)];
  for (const [at, match] of found.entries()) {
    const from = match.index + match[0].length;
    const to = Math.min(found[at + 1]?.index ?? folded.length, from + longestToDays);
    const dates = beginningIn(days, from, to).filter(({ kind }) => kind === 'date');
    const [first, second] = dates;
    if (!first || !second || dates.length > 2) {
      for (const day of dates) marked.set(day, { ...day, role: 'other', strength: 0, isPair: false });
      continue;
    }
    const [old, now] = match.groups?.old === undefined ? [second, first] : [first, second];
    const role = /open|መክፈቻ|መኽፈቲ/.test(match[0]) ? 'opening' : 'closing';
    const before: AssignedDay = { ...old, role: 'other', strength: 0, isPair: false };
    const after: AssignedDay = { ...now, role, strength: 2, isPair: false };
    marked.set(old, before).set(now, after);
    newOfOld.set(before, after);
  }
  return { days: days.map((day) => marked.get(day) ?? day), newOf: (day) => newOfOld.get(day) ?? day };
}
