import { createCandidateIndex, rankCandidates } from './candidate-index.ts';
import { candidateKeys } from './candidate-keys.ts';
import { type Comparison, compareNotices } from './compare/compare-notices.ts';
import type { Fingerprint } from './fingerprint/fingerprint.ts';
import { clusterTenders, type Match } from './tender-clusters.ts';

/** An earlier notice and its comparison with the new one. */
export interface ComparedNotice {
  other: number;
  comparison: Comparison;
}

export interface NoticeMatcher {
  /** Adds a notice and compares it with earlier ones that may be of the same tender. */
  add(notice: Fingerprint): readonly ComparedNotice[];
  /** For each notice in order, the index of the first notice of its tender. */
  tenders(): readonly number[];
}

export function createNoticeMatcher(): NoticeMatcher {
  const notices: Fingerprint[] = [];
  const matches: Match[] = [];
  const index = createCandidateIndex();
  return {
    add(notice) {
      const at = notices.length;
      const keys = candidateKeys(notice);
      const compared = rankCandidates(keys.map(index.noticesWith)).flatMap((other): ComparedNotice[] => {
        const before = notices[other];
        return before ? [{ other, comparison: compareNotices(before, notice) }] : [];
      });
      for (const { other, comparison } of compared)
        if (comparison.decision === 'same') matches.push({ one: other, other: at, comparison });
      notices.push(notice);
      index.add(at, keys);
      return compared;
    },
    tenders: () => clusterTenders(notices, matches),
  };
}
