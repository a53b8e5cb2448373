import { foldLetters } from '../notice-text/index.ts';
import type { Amount } from './amounts.ts';

/** A notice that corrects an earlier one says what was printed, and what should have been. */
const becomes = new RegExp(
  foldLetters(
    'should (?:be )?read|shall (?:be )?read|to be read|corrected (?:as|to)|amended to|changed to|revised to|ተብሎ የ|በሚል የ|ተባሂሉ ዝ|jedhamee (?:kan )?(?:ba|maxxan|ibsa)',
  ),
  'u',
);
const isInsteadOf = /instead of|in place of/;

/** The amounts that count now; the one that takes the place of another is for what that one was for. */
export function corrected(amounts: readonly Amount[], folded: string): { amount: Amount; insteadOf: Amount | null }[] {
  const kept: { amount: Amount; insteadOf: Amount | null }[] = [];
  for (const amount of amounts) {
    const before = kept.at(-1);
    const between = before && before.amount.unit === amount.unit ? folded.slice(before.amount.end, amount.start) : '';
    if (before && becomes.test(between) && !/[።\n]/.test(between))
      kept[kept.length - 1] = { amount, insteadOf: before.amount };
    else if (!(isInsteadOf.test(between) && between.length < 60)) kept.push({ amount, insteadOf: null });
  }
  return kept;
}
