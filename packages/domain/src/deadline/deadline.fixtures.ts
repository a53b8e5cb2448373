import { type CalendarDate, parseCalendarDate } from '../ethiopian-calendar/index.ts';
import { resolveDeadline } from './resolve.ts';
import type { DeadlineProblem, DeadlineRule, DeadlineTerms } from './terms.ts';

/** The public holidays as announced or expected, written by hand. */
export const holidays: ReadonlySet<string> = new Set(
  `
  2023-09-12 2023-09-27 2023-09-28 2024-01-07 2024-01-20 2024-03-02 2024-04-10 2024-05-01 2024-05-03 2024-05-05
  2024-06-16 2024-09-11 2024-09-15 2024-09-27 2025-01-07 2025-01-19 2025-03-02 2025-03-30 2025-04-18 2025-04-20
  2025-05-01 2025-05-05 2025-06-06 2025-09-05 2025-09-11 2025-09-27 2026-01-07 2026-01-19 2026-03-02 2026-03-20
  2026-04-10 2026-04-12 2026-05-01 2026-05-05 2026-05-27 2026-08-25 2026-09-11 2026-09-27 2027-01-07 2027-01-19
  2027-03-02 2027-03-09 2027-04-30 2027-05-01 2027-05-02 2027-05-05 2027-05-16 2027-08-14 2027-09-12 2027-09-28
  2028-01-07 2028-01-20 2028-02-26 2028-03-02 2028-04-14 2028-04-16 2028-05-01 2028-05-05
  `
    .trim()
    .split(/\s+/),
);

/** A Wednesday, in a week without holidays. */
const printedDay: CalendarDate = '2026-11-25';

export const terms = (given: Partial<DeadlineTerms> = {}): DeadlineTerms => ({
  rule: { kind: 'working-days', count: 10 },
  time: null,
  publishedOn: [printedDay],
  workingWeek: 'monday-to-friday',
  holidays,
  movesToWorkingDay: false,
  originalWords: null,
  ...given,
});

export interface DeadlineCase {
  title: string;
  terms: DeadlineTerms;
  outcome: { closesAt: Date; skipped: string };
}

/** The closing date and the number of skipped days of each kind: "2sat 2sun 1hol". */
export function outcomeOf(given: DeadlineTerms): DeadlineCase['outcome'] | DeadlineProblem {
  const resolved = resolveDeadline(given);
  if (!resolved.ok) return resolved.error;
  const { closesAt, working } = resolved.value;
  const counts = (['saturday', 'sunday', 'holiday'] as const).flatMap((why) => {
    const count = working.skipped.filter((day) => day.why === why).length;
    return count > 0 ? [`${count}${why.slice(0, 3)}`] : [];
  });
  return { closesAt, skipped: counts.join(' ') || '-' };
}

const dateOf = (text: string): CalendarDate => {
  const date = parseCalendarDate(text);
  if (!date.ok) throw new Error(`${text} in a table of cases is ${date.error}.`);
  return date.value;
};

function ruleOf(text: string): DeadlineRule {
  const [kind, value = ''] = text.split(' ');
  if (kind === 'none') return { kind };
  if (kind === 'date') return { kind: 'printed-date', date: dateOf(value) };
  return { kind: kind === 'working' ? 'working-days' : 'plain-days', count: Number(value) };
}

/**
 * A line is: days of printing | rule | hour | sat, where Saturdays count | moves, where the notice says "the next
 * working day" | closing in Addis Ababa | days skipped | title.
 */
export const readCases = (table: string): DeadlineCase[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [printed = '', rule = '', clock = '', week, moves, closing = '', skipped = '', title = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      const [hour = 0, minute = 0] = clock.split(':').map(Number);
      const [closingDay, closingClock = ''] = closing.split(' ');
      return {
        title,
        terms: terms({
          publishedOn: printed.split(', ').map(dateOf),
          rule: ruleOf(rule),
          time: clock === '-' ? null : { hour, minute },
          workingWeek: week === 'sat' ? 'monday-to-saturday' : 'monday-to-friday',
          movesToWorkingDay: moves === 'moves',
        }),
        outcome: {
          closesAt: new Date(`${closingDay}T${closingClock === 'end' ? '23:59:59' : closingClock}+03:00`),
          skipped,
        },
      };
    });
