import type { Outcome, Verdict } from './score.ts';

export type Count = Record<Verdict, number>;

export const count = (outcomes: readonly Outcome[]): Count => {
  const counts: Count = { right: 0, silent: 0, wrong: 0, invented: 0, missed: 0 };
  for (const { verdict } of outcomes) counts[verdict]++;
  return counts;
};

export interface Summary extends Count {
  name: string;
  /**
   * Precision is the share of read values that are right, recall the share of given values that were read correctly.
   * Null if there are none.
   */
  precision: number | null;
  recall: number | null;
}

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** The figures of each group of outcomes, in the order of the groups. */
export function summarise(outcomes: readonly Outcome[], by: (outcome: Outcome) => string): Summary[] {
  const groups = new Map<string, Outcome[]>();
  for (const outcome of outcomes) groups.set(by(outcome), [...(groups.get(by(outcome)) ?? []), outcome]);
  return [...groups].map(([name, group]) => {
    const counts = count(group);
    const { right, wrong, invented, missed } = counts;
    return {
      name,
      ...counts,
      precision: share(right, right + wrong + invented),
      recall: share(right, right + wrong + missed),
    };
  });
}
