import type { Publication } from '../publishing/publishing.ts';

/** What a run came to. */
export interface RunCounts {
  /** Notices that the source has, whatever came of them. */
  found: number;
  new: number;
  changed: number;
  same: number;
  merged: number;
  quarantined: number;
  /** Documents and pages that could not be had. */
  missed: number;
}

export const noCounts: RunCounts = { found: 0, new: 0, changed: 0, same: 0, merged: 0, quarantined: 0, missed: 0 };

/** Both together. */
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

/** What became of a notice, as it is counted. */
export const countedAs = (kind: Publication['kind']): 'new' | 'changed' | 'same' | 'quarantined' =>
  kind === 'refused' ? 'quarantined' : kind;
