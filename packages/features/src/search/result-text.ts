import type { AreaMessages } from '@awaj/i18n';
import { countText } from '../counts/count-text.ts';
import type { TenderCount } from '../counts/counts.ts';

/** How much of a list is loaded. */
export interface Loaded {
  count: number;
  hasMore: boolean;
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
