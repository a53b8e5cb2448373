import { isCorrection } from '../matching/index.ts';
import type { Amount } from './amounts.ts';

const isInsteadOf = /instead of|in place of/;

/** Keeps the amounts that are valid after corrections. A new amount has the purpose of the one it replaces. */
export function corrected(amounts: readonly Amount[], folded: string): { amount: Amount; insteadOf: Amount | null }[] {
  const kept: { amount: Amount; insteadOf: Amount | null }[] = [];
  for (const amount of amounts) {
    const before = kept.at(-1);
    const between = before && before.amount.unit === amount.unit ? folded.slice(before.amount.end, amount.start) : '';
    if (before && isCorrection(between)) kept[kept.length - 1] = { amount, insteadOf: before.amount };
    else if (!(isInsteadOf.test(between) && between.length < 60)) kept.push({ amount, insteadOf: null });
  }
  return kept;
}
