import { groupThousands } from '@awaj/domain/money';
import type { AreaMessages } from '@awaj/i18n';
import type { TenderCount } from '../counts/counts.ts';

/** How far a list was read. */
export interface Loaded {
  count: number;
  hasMore: boolean;
}

/** Up to so many the API counts exactly. */
const countedAtLeast = 1_000;

/** "6", or "1,000+" where there are more; undefined for what is not known so well. */
export function countText({ count, isExact }: TenderCount): string | undefined {
  if (isExact) return groupThousands(count);
  return count >= countedAtLeast ? `${groupThousands(count)}+` : undefined;
}

/** How many a search finds: of a list that was read to its end its own number. */
export function foundCount(loaded: Loaded | null, total: TenderCount | undefined): TenderCount | undefined {
  return loaded && !loaded.hasMore ? { count: loaded.count, isExact: true } : total;
}

/** "13 tenders"; empty where the number is not known. */
export function resultText(found: TenderCount | undefined, { result }: AreaMessages['search']): string {
  const text = found && countText(found);
  if (!found || text === undefined) return '';
  return found.count === 0 ? result.none : result.some(found.count, text);
}
