import { memoize } from '../matching/index.ts';
import type { Calendar, Place, Token } from '../tokens/index.ts';
import type { PrintedDate } from './calendar-choice.ts';
import { isGlued, partsOf, type Scan } from './day-and-year.ts';
import { numericDate } from './numeric-dates.ts';

/** A date in a text. A contradictory one has `printed` null. */
export interface DateMention extends Place {
  printed: Printed | null;
  /** Two adjacent months make two possible dates, of which one may have passed at the time of printing. */
  either: readonly Printed[];
}

type Printed = Omit<PrintedDate, 'year'> & { year: number | null };

type Month = Extract<Token, { kind: 'month' }>;

/** Finds the sign of a calendar before or after the date. A Gregorian sign wins over ዓ.ም. */
function eraNear(scan: Scan, first: number, last: number): Calendar | null {
  const { tokens } = scan;
  const found: Calendar[] = [];
  for (const [index, from] of [
    [last + 1, tokens[last]?.end],
    [first - 1, null],
    [last + 2, tokens[last]?.end],
  ] as const) {
    const token = tokens[index];
    if (token?.kind !== 'era') continue;
    const gap = from === null ? (tokens[first]?.start ?? 0) - token.end : token.start - (from ?? 0);
    if (gap >= 0 && gap <= 12) found.push(token.calendar);
  }
  if (found.includes('gregorian')) return 'gregorian';
  return found[0] ?? null;
}

const longestToWeekday = 14;

function weekdayNear({ tokens }: Scan, first: number, last: number): number | null {
  for (const [index, gapOf] of [
    [first - 1, (token: Token) => (tokens[first]?.start ?? 0) - token.end],
    [first - 2, (token: Token) => (tokens[first]?.start ?? 0) - token.end],
    [last + 1, (token: Token) => token.start - (tokens[last]?.end ?? 0)],
    [last + 2, (token: Token) => token.start - (tokens[last]?.end ?? 0)],
  ] as const) {
    const token = tokens[index];
    if (token?.kind === 'weekday' && gapOf(token) <= longestToWeekday) return token.weekday;
  }
  return null;
}

const monthsOf = ({ ethiopian, gregorian }: Month) => ({ ethiopian, gregorian });

function monthDate(scan: Scan, at: number, month: Month): { mention: DateMention; next: number } | null {
  const { tokens } = scan;
  const parts = partsOf(scan, at);
  if (!parts) return null;
  const { first, last, day, year } = parts;
  const start = tokens[first]?.start ?? month.start;
  const end = tokens[last]?.end ?? month.end;
  const twin = tokens[at - 1];
  const hasTwoMonths =
    twin?.kind === 'month' &&
    isGlued(scan, twin, month) &&
    (twin.ethiopian !== month.ethiopian || twin.gregorian !== month.gregorian);
  const isUnclear = hasTwoMonths || parts.isSlipped === true;
  const printed = {
    day,
    month: monthsOf(month),
    year,
    era: eraNear(scan, first, last),
    weekday: weekdayNear(scan, first, last),
    isNumeric: false,
  };
  const either = hasTwoMonths && !parts.isSlipped ? [monthsOf(twin), monthsOf(month)] : [];
  return {
    mention: {
      start,
      end,
      printed: isUnclear ? null : printed,
      either: either.map((months) => ({ ...printed, month: months })),
    },
    next: last + 1,
  };
}

function findDates(tokens: readonly Token[], folded: string): DateMention[] {
  const scan = { tokens, folded };
  const mentions: DateMention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind === 'numeric') {
      const date = numericDate(folded, token);
      const { start, end } = token;
      if (date)
        mentions.push({
          start,
          end,
          printed: { ...date, era: eraNear(scan, at, at), weekday: weekdayNear(scan, at, at), isNumeric: true },
          either: [],
        });
    }
    const found = token?.kind === 'month' ? monthDate(scan, at, token) : null;
    if (!found) continue;
    mentions.push(found.mention);
    at = found.next - 1;
  }
  return mentions;
}

/** Finds all dates of a text in order. */
export const dateMentions = memoize(findDates);
