import { groupThousands } from '@awaj/domain/money';
import type { AreaMessages } from '@awaj/i18n';
import type { TenderCount } from '../counts/counts.ts';

/** How much of a list is loaded. */
export interface Loaded {
  count: number;
  hasMore: boolean;
}

/** The API counts exactly up to here. */
const countedAtLeast = 1_000;

/** "6", or "1,000+" for more; undefined where the count is less certain. */
export function countText({ count, isExact }: TenderCount): string | undefined {
  if (isExact) return groupThousands(count);
  return count >= countedAtLeast ? `${groupThousands(count)}+` : undefined;
}

/** The number of results: for a completely loaded list its own length. */
export function foundCount(loaded: Loaded | null, total: TenderCount | undefined): TenderCount | undefined {
  return loaded && !loaded.hasMore ? { count: loaded.count, isExact: true } : total;
}

/** "13 tenders"; empty where the number is unknown. */
export function resultText(found: TenderCount | undefined, { result }: AreaMessages['search']): string {
  const text = found && countText(found);
  if (!found || text === undefined) return '';
  return found.count === 0 ? result.none : result.some(found.count, text);
}
