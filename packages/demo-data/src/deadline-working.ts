import { type DeadlineRule, type DeadlineWorking, type ResolvedDeadline, resolveDeadline } from '@awaj/domain/deadline';
import { type CalendarDate, timeInAddis, toEthiopian } from '@awaj/domain/ethiopian-calendar';
import { publicHolidays } from '@awaj/domain/holidays';
import type { Deadline } from './schedule.ts';

interface Noticed {
  deadline: Deadline;
  publishedOn: readonly CalendarDate[];
  closesAt: Date | null;
  originalWords: string | null;
}

/** The holidays of a day's year and of the next. */
function holidaysFrom(day: CalendarDate): ReadonlySet<string> {
  const { year } = toEthiopian(day);
  return new Set([year, year + 1].flatMap((each) => publicHolidays(each).map(({ date }) => date)));
}

function ruleOf(deadline: Exclude<Deadline, { form: 'date' }>): DeadlineRule {
  if (deadline.form === 'open-ended') return { kind: 'none' };
  return { kind: deadline.form === 'days' ? 'plain-days' : 'working-days', count: deadline.count };
}

function resolve({ deadline, publishedOn, closesAt, originalWords }: Noticed): ResolvedDeadline | null {
  const [first] = publishedOn;
  if (deadline.form === 'date' || first === undefined) return null;
  const resolved = resolveDeadline({
    rule: ruleOf(deadline),
    time: closesAt && timeInAddis(closesAt),
    publishedOn,
    workingWeek: 'monday-to-friday',
    holidays: holidaysFrom(first),
    movesToWorkingDay: deadline.form === 'days',
    originalWords,
  });
  return resolved.ok ? resolved.value : null;
}

/** The first of them close by what their notices say or by an estimate, without an editor. */
const alwaysResolved = 100;
/** Their notices have only words instead of a date. */
const fromWordsAlone = 4000;

interface Worked {
  /** Only if no editor set it. */
  closesAt?: Date;
  deadlineWorking: DeadlineWorking | null;
}

/** How a deadline was found, where that is known. */
export function workingFor({ id, ...notice }: Noticed & { id: number }): Worked {
  const resolved = id <= fromWordsAlone ? resolve(notice) : null;
  if (!resolved) return { deadlineWorking: null };
  const { closesAt, working } = resolved;
  if (notice.closesAt === null)
    return id <= alwaysResolved ? { closesAt, deadlineWorking: working } : { deadlineWorking: null };
  // An editor may have counted differently.
  return { deadlineWorking: closesAt.getTime() === notice.closesAt.getTime() ? working : null };
}
