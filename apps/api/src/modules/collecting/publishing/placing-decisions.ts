import { type DecisionMade, evidenceOf } from './merge-decisions.ts';
import type { KeyedNotice } from './notice-keys.ts';
import type { PlacedNotice } from './place-notices.ts';

/** The decisions about a notice to store: those of the program, and those it leaves to a person. */
export function decisionsOf(
  notice: KeyedNotice,
  { same, doubtful }: PlacedNotice,
  tenderOf: (tenderId: number) => number | null = (tenderId) => tenderId,
): DecisionMade[] {
  const found = [
    ['same', same],
    ['doubtful', doubtful],
  ] as const;
  return found.flatMap(([decision, compared]) => {
    const tenderId = compared && tenderOf(compared.other.tenderId);
    if (!compared || tenderId === null) return [];
    const { other, comparison } = compared;
    return [{ notice, tenderId, other, decision, evidence: evidenceOf(comparison) }];
  });
}
