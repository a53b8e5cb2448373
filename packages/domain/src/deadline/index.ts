export { deadlineOfPrintings, type NoticeKind, type Printing } from './printings.ts';
export {
  type DeadlineConfidence,
  type DeadlineWorking,
  estimatedDays,
  type ResolvedDeadline,
  resolveDeadline,
} from './resolve.ts';
export type { DeadlineProblem, DeadlineRule, DeadlineTerms } from './terms.ts';
export { nthWorkingDay, type SkippedDay, type WorkingCalendar, type WorkingWeek, whyClosed } from './working-days.ts';
