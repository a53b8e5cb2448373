import { addDays, type CalendarDate, type CivilTime, endOfDay, instantInAddis } from '../ethiopian-calendar/index.ts';
import { failure, type Result, success } from '../result/index.ts';
import {
  type DeadlineProblem,
  type DeadlineRule,
  type DeadlineTerms,
  type PrintedDays,
  problemOfTerms,
} from './terms.ts';
import { nthWorkingDay, type SkippedDay, type WorkingWeek } from './working-days.ts';

/**
 * certain: day and hour are printed. likely: the day is printed without an hour or was moved, or days were counted.
 * estimated: the notice says nothing.
 */
export type DeadlineConfidence = 'certain' | 'likely' | 'estimated';

/** How a deadline was found, as plain data: stored as JSON and shown to people. */
export interface DeadlineWorking {
  rule: DeadlineRule['kind'];
  /** Null for a printed date. */
  days: number | null;
  /** The first counted day, or the day before an estimate; null for a printed date. */
  firstDay: CalendarDate | null;
  /** The day on which it closes. */
  lastDay: CalendarDate;
  /** Null: until the end of that day. */
  time: CivilTime | null;
  workingWeek: WorkingWeek;
  movesToWorkingDay: boolean;
  /** Days that were not counted, or that the last day was moved over. */
  skipped: SkippedDay[];
  confidence: DeadlineConfidence;
  /** Shown with "about". */
  isApproximate: boolean;
  originalWords: string | null;
}

export interface ResolvedDeadline {
  closesAt: Date;
  working: DeadlineWorking;
}

/** How long a tender without a closing date stays open after its last printing. */
export const estimatedDays = 60;

type Counted = Pick<DeadlineWorking, 'days' | 'firstDay' | 'lastDay' | 'skipped'>;

export function resolveDeadline(terms: DeadlineTerms): Result<ResolvedDeadline, DeadlineProblem> {
  const printings = terms.publishedOn.toSorted();
  const [first] = printings;
  const last = printings.at(-1);
  if (first === undefined || last === undefined) return failure('no-printing');
  const problem = problemOfTerms(terms, { first, last });
  if (problem !== null) return failure(problem);
  const { rule, time, workingWeek, movesToWorkingDay, originalWords } = terms;
  const counted = countDays(terms, { first, last });
  const { lastDay, skipped } = counted;
  const isPrinted = rule.kind === 'printed-date' && skipped.length === 0;
  const confidence = rule.kind === 'none' ? 'estimated' : isPrinted && time !== null ? 'certain' : 'likely';
  return success({
    closesAt: time === null ? endOfDay(lastDay) : instantInAddis(lastDay, time),
    working: {
      rule: rule.kind,
      ...counted,
      time,
      workingWeek,
      movesToWorkingDay,
      confidence,
      isApproximate: !isPrinted,
      originalWords,
    },
  });
}

/**
 * Several printings of the same text: a count begins with the first, because the second only repeats it and the earlier
 * day is safe for bidders; an estimate begins with the last, because the tender was still open then.
 */
function countDays(terms: DeadlineTerms, { first, last }: PrintedDays): Counted {
  const { rule } = terms;
  if (rule.kind === 'printed-date') return moved({ days: null, firstDay: null, lastDay: rule.date }, terms);
  if (rule.kind === 'none')
    return moved({ days: estimatedDays, firstDay: last, lastDay: addDays(last, estimatedDays) }, terms);
  const days = rule.count;
  if (rule.kind === 'plain-days') return moved({ days, firstDay: first, lastDay: addDays(first, days - 1) }, terms);
  const { date: lastDay, skipped } = nthWorkingDay(first, days, terms);
  return { days, firstDay: nthWorkingDay(first, 1, terms).date, lastDay, skipped };
}

/** Moves a deadline off a holiday, if the notice says so. */
function moved(counted: Omit<Counted, 'skipped'>, terms: DeadlineTerms): Counted {
  if (!terms.movesToWorkingDay) return { ...counted, skipped: [] };
  const { date, skipped } = nthWorkingDay(counted.lastDay, 1, terms);
  return { ...counted, lastDay: date, skipped };
}
