import { daysBetween } from '../ethiopian-calendar/index.ts';
import { failure, type Result, success } from '../result/index.ts';
import { type ResolvedDeadline, resolveDeadline } from './resolve.ts';
import type { DeadlineProblem, DeadlineRule, DeadlineTerms } from './terms.ts';

export type NoticeKind = 'tender' | 'extension' | 'cancellation' | 'corrigendum' | 'award' | 're-advertisement';

/** One notice about a tender, in one source on one day. */
export interface Printing extends Omit<DeadlineTerms, 'publishedOn' | 'holidays'> {
  kind: NoticeKind;
  publishedOn: DeadlineTerms['publishedOn'][number];
}

/** The effect of each kind of notice on the deadline: it sets, changes or restarts it, or does nothing. */
const effects = {
  tender: 'sets',
  extension: 'changes',
  corrigendum: 'changes',
  're-advertisement': 'restarts',
  cancellation: 'none',
  award: 'none',
} as const satisfies Record<NoticeKind, string>;

const precision = { 'printed-date': 2, 'working-days': 1, 'plain-days': 1, none: 0 } as const satisfies Record<
  DeadlineRule['kind'],
  number
>;

/**
 * A tender's deadline from all its printings, in any order, and the printing that sets it. It is worked out again
 * whenever one is added.
 */
export function deadlineOfPrintings<P extends Printing>(
  printings: readonly P[],
  holidays: ReadonlySet<string>,
): Result<ResolvedDeadline & { decidedBy: P }, DeadlineProblem> {
  const [first, ...later] = printings
    .filter(({ kind }) => effects[kind] !== 'none')
    .toSorted((left, right) => daysBetween(right.publishedOn, left.publishedOn));
  if (first === undefined) return failure('no-printing');
  const decidedBy = later.reduce((current, next) => (replaces(next, current, holidays) ? next : current), first);
  const resolved = resolve(decidedBy, holidays);
  return resolved.ok ? success({ ...resolved.value, decidedBy }) : resolved;
}

const resolve = (printing: Printing, holidays: ReadonlySet<string>) =>
  resolveDeadline({ ...printing, publishedOn: [printing.publishedOn], holidays });

/** Whether a later printing overrides the current one. */
function replaces(next: Printing, current: Printing, holidays: ReadonlySet<string>): boolean {
  if (isRepeated(next, current, holidays)) return false;
  if (effects[next.kind] === 'restarts') return true;
  const [nextPrecision, currentPrecision] = [precision[next.rule.kind], precision[current.rule.kind]];
  if (nextPrecision === 0 || currentPrecision === 0) return currentPrecision === 0;
  if (effects[next.kind] === 'changes') return true;
  return effects[current.kind] === 'sets' && nextPrecision >= currentPrecision;
}

/** The same date with less detail, or the same count before it has run out: a second paper does not restart it. */
function isRepeated(next: Printing, current: Printing, holidays: ReadonlySet<string>): boolean {
  if (next.kind !== current.kind) return false;
  if (next.rule.kind === 'printed-date')
    return current.rule.kind === 'printed-date' && current.rule.date === next.rule.date && next.time === null;
  if (next.rule.kind === 'none' || current.rule.kind !== next.rule.kind) return false;
  if (next.rule.count !== current.rule.count) return false;
  const resolved = resolve(current, holidays);
  return resolved.ok && next.publishedOn <= resolved.value.working.lastDay;
}
