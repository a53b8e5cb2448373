import type { RunState } from '../../../database/collector-tables.ts';
import type { RunCounts } from './run-counts.ts';

/** How a crawl ended. "not-started": it failed before its first step. */
export type CrawlEnd =
  | { kind: 'finished' }
  | { kind: 'not-started'; reason: string }
  | { kind: 'interrupted'; reason: string };

export interface Expectations {
  leastFound: number | null;
  mostFound: number | null;
  fillRates: Readonly<Record<string, number>>;
  /** The counts of earlier complete runs, newest first; empty for a source that lists only new notices. */
  foundBefore: readonly number[];
  /** Whether each crawl finds everything that the source has. Otherwise it may find nothing. */
  findsAll: boolean;
}

export interface Outcome {
  state: Exclude<RunState, 'running'>;
  reason: string | null;
  /** True if a person has to look at it. Temporary network problems are no miss. */
  isMiss: boolean;
}

/** Below this share of the usual number, the source has probably changed its layout. */
const leastShare = 0.2;
const leastToCompare = 5;

/** Above this share in quarantine, a complete run says why. */
const mostInQuarantine = 0.2;

export function usualCount(foundBefore: readonly number[]): number | null {
  if (foundBefore.length === 0) return null;
  const sorted = foundBefore.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** The problems of a finished crawl. */
function missOf(
  { found }: RunCounts,
  fills: ReadonlyMap<string, number>,
  { leastFound, mostFound, fillRates, foundBefore, findsAll }: Expectations,
): string | null {
  const usual = usualCount(foundBefore);
  if (leastFound !== null && found < leastFound)
    return `found ${found}, expected ${usual === null ? `at least ${leastFound}` : `about ${usual}`}`;
  if (leastFound === null && usual !== null) {
    const isLess = found === 0 ? usual > 0 : usual >= leastToCompare && found < usual * leastShare;
    if (isLess) return `found ${found}, expected about ${usual}`;
  }
  if (found === 0 && leastFound === null && findsAll)
    return 'found 0, and no number is expected; set "least" to 0 if that can happen';
  if (mostFound !== null && found > mostFound) return `found ${found}, expected at most ${mostFound}`;
  for (const [field, least] of Object.entries(fillRates)) {
    const share = (fills.get(field) ?? 0) / Math.max(found, 1);
    if (found > 0 && share < least)
      return `${field} is in ${percent(share)} of the notices, expected ${percent(least)}`;
  }
  return null;
}

export interface Counted extends RunCounts {
  /** The reason of the first notice that could not be read. */
  firstRefusal: string | null;
  /** Later notices in quarantine because their tender is not here. They were read, so the source is fine. */
  lost: number;
}

/** A run is complete only without problems. */
export function outcomeOf(
  end: CrawlEnd,
  counts: Counted,
  fills: ReadonlyMap<string, number>,
  expectations: Expectations,
): Outcome {
  if (end.kind === 'not-started') return { state: 'failed', reason: end.reason, isMiss: true };
  if (end.kind === 'interrupted') return { state: 'incomplete', reason: end.reason, isMiss: true };
  const miss = missOf(counts, fills, expectations);
  if (miss !== null) return { state: counts.found === 0 ? 'failed' : 'incomplete', reason: miss, isMiss: true };
  if (counts.missed > 0) {
    const documents = counts.missed === 1 ? 'a document' : `${counts.missed} documents`;
    return { state: 'incomplete', reason: `${documents} could not be fetched`, isMiss: false };
  }
  const { found, quarantined, firstRefusal, lost } = counts;
  const refused = quarantined - lost;
  const because = (which: string): string => [`${which} in quarantine`, firstRefusal].filter(Boolean).join(': ');
  if (refused > 0 && quarantined === found) {
    const all = found === 1 ? 'the only notice is' : `all ${found} notices are`;
    return { state: 'incomplete', reason: because(all), isMiss: true };
  }
  const isManyRefused = refused > found * mostInQuarantine;
  return {
    state: 'complete',
    reason: isManyRefused ? because(`${refused} of ${found} notices ${refused === 1 ? 'is' : 'are'}`) : null,
    isMiss: false,
  };
}

/** A single miss is tolerated. */
export const missesForAlarm = 2;
