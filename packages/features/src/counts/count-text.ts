import { groupThousands } from '@awaj/domain/money';
import type { TenderCount } from './counts.ts';

/** The API counts exactly up to here. */
const countedAtLeast = 1_000;

/** "6", or "1,000+" for more; undefined where the count is less certain. */
export function countText({ count, isExact }: TenderCount): string | undefined {
  if (isExact) return groupThousands(count);
  return count >= countedAtLeast ? `${groupThousands(count)}+` : undefined;
}
