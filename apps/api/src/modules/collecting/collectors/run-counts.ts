import type { Publication } from '../publishing/publishing.ts';

/** The counts of a run. */
export interface RunCounts {
  /** All notices of the source, whatever happened to them. */
  found: number;
  new: number;
  changed: number;
  same: number;
  merged: number;
  quarantined: number;
  /** Documents and pages that could not be fetched. */
  missed: number;
}

export const noCounts: RunCounts = { found: 0, new: 0, changed: 0, same: 0, merged: 0, quarantined: 0, missed: 0 };

/** Adds two counts. */
export const addCounts = (counts: RunCounts, more: RunCounts): RunCounts => ({
  found: counts.found + more.found,
  new: counts.new + more.new,
  changed: counts.changed + more.changed,
  same: counts.same + more.same,
  merged: counts.merged + more.merged,
  quarantined: counts.quarantined + more.quarantined,
  missed: counts.missed + more.missed,
});

export const countsOf = (counts: unknown): RunCounts => ({ ...noCounts, ...(counts as Partial<RunCounts>) });

/** The count to which an outcome belongs. */
export const countedAs = (kind: Publication['kind']): 'new' | 'changed' | 'same' | 'quarantined' =>
  kind === 'refused' ? 'quarantined' : kind;
