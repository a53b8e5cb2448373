import { noticeText } from '@awaj/reader/notice-text';
import { readNotice } from '@awaj/reader/reading';
import { fingerprintOf } from '../../modules/collecting/matching/fingerprint/fingerprint-of.ts';
import { createNoticeMatcher } from '../../modules/collecting/matching/notice-matcher.ts';
import type { NoticePair, PairKind } from './make-pairs.ts';

export interface PairCounts {
  pairs: number;
  joined: number;
}

export interface MatchingFigures {
  /** By kind, and by kind and sort. */
  counts: ReadonlyMap<string, PairCounts>;
  /** The number of groups with more than one tender. */
  mixedTenders: number;
  notices: number;
  millisecondsANotice: number;
  joined: readonly NoticePair[];
  apart: readonly NoticePair[];
}

/** Matches the notices of all pairs in one run by day, so that each is also compared with the other pairs. */
export function measureMatching(pairs: readonly NoticePair[], now: () => number): MatchingFigures {
  const notices = pairs
    .flatMap(({ one, other }) => [one, other])
    .toSorted((one, other) => (one.published_on < other.published_on ? -1 : 1));
  const matcher = createNoticeMatcher();
  const began = now();
  for (const { text, published_on } of notices)
    matcher.add(fingerprintOf(noticeText(text).text, readNotice(text, { publishedOn: published_on }), published_on));
  const tenders = matcher.tenders();
  const took = now() - began;
  const tenderOf = new Map(notices.map(({ id }, at) => [id, tenders[at]]));
  const counts = new Map<string, PairCounts>();
  const count = (name: string, isJoined: boolean) => {
    const { pairs: before = 0, joined = 0 } = counts.get(name) ?? {};
    counts.set(name, { pairs: before + 1, joined: joined + (isJoined ? 1 : 0) });
  };
  const [joined, apart]: [NoticePair[], NoticePair[]] = [[], []];
  for (const pair of pairs) {
    const isJoined = tenderOf.get(pair.one.id) === tenderOf.get(pair.other.id);
    (isJoined ? joined : apart).push(pair);
    count(pair.kind, isJoined);
    count(`${pair.kind}: ${pair.sort}`, isJoined);
  }
  const truths = new Map<number, Set<number>>();
  notices.forEach(({ tender }, at) => {
    const group = tenders[at] ?? at;
    truths.set(group, (truths.get(group) ?? new Set()).add(tender));
  });
  return {
    counts,
    mixedTenders: [...truths.values()].filter((each) => each.size > 1).length,
    notices: notices.length,
    millisecondsANotice: took / notices.length,
    joined,
    apart,
  };
}

export const shareJoined = ({ counts }: MatchingFigures, kind: PairKind): number => {
  const { pairs, joined } = counts.get(kind) ?? { pairs: 0, joined: 0 };
  return pairs === 0 ? 0 : joined / pairs;
};
