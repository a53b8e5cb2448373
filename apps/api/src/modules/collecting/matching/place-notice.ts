import { type Comparison, compareNotices } from './compare-notices.ts';
import type { Fingerprint } from './fingerprint.ts';
import { areKeptApart, clearLead, mostChecked } from './tender-clusters.ts';

/** A notice that is published. */
export interface PublishedNotice {
  tenderId: number;
  fingerprint: Fingerprint;
}

export interface Compared<Notice extends PublishedNotice> {
  other: Notice;
  comparison: Comparison;
}

/** What is known besides what the notices say. */
export interface Bounds<Notice extends PublishedNotice> {
  /** A person has said that it is none of this tender. */
  isDenied(tenderId: number): boolean;
  /** The source itself counts the two as different. */
  isCountedApart(compared: Compared<Notice>): boolean;
}

export interface Placement<Notice extends PublishedNotice> {
  /** The tender that it is a printing of. */
  same: Compared<Notice> | null;
  /** Another tender that it may be one with; for a person to decide. */
  doubtful: Compared<Notice> | null;
}

/**
 * What is worth the time of a person. Of two different tenders of one buyer half have a lower score, and hardly any that
 * have a fact against them a score as high as the second; of those that are one few have less.
 */
const leastDoubtful = 6;
const leastInSpite = 10;

const isWorthAsking = (comparison: Comparison): boolean =>
  comparison.decision === 'doubtful' && comparison.score >= (areKeptApart(comparison) ? leastInSpite : leastDoubtful);

export const compareWith = <Notice extends PublishedNotice>(
  notice: Fingerprint,
  others: readonly Notice[],
): Compared<Notice>[] => others.map((other) => ({ other, comparison: compareNotices(other.fingerprint, notice) }));

const bySurest = <Notice extends PublishedNotice>(one: Compared<Notice>, other: Compared<Notice>): number =>
  other.comparison.score - one.comparison.score;

/** A match with another tender that is nearly as sure, where both cannot be right. */
const hasRival = <Notice extends PublishedNotice>(match: Compared<Notice>, all: readonly Compared<Notice>[]): boolean =>
  all.some(
    (rival) =>
      rival.other.tenderId !== match.other.tenderId &&
      rival.comparison.score + clearLead > match.comparison.score &&
      areKeptApart(compareNotices(match.other.fingerprint, rival.other.fingerprint)),
  );

/**
 * Which tender a notice is of, by the notices before that it was compared with. Like `clusterTenders`, one notice at a
 * time: no printing of the tender may contradict it. Two tenders that stand apart are never joined by a third notice.
 */
export function placeNotice<Notice extends PublishedNotice>(
  notice: Fingerprint,
  compared: readonly Compared<Notice>[],
  printingsOf: (tenderId: number) => readonly Notice[],
  { isDenied, isCountedApart }: Bounds<Notice>,
): Placement<Notice> {
  const ranked = compared.filter(({ other }) => !isDenied(other.tenderId)).toSorted(bySurest);
  const matches = ranked.filter((each) => each.comparison.decision === 'same' && !isCountedApart(each));
  const isContradicted = ({ other: { tenderId } }: Compared<Notice>): boolean =>
    compareWith(notice, printingsOf(tenderId).slice(0, mostChecked)).some(
      (each) => areKeptApart(each.comparison) || isCountedApart(each),
    );
  const same = matches.find((match) => !hasRival(match, matches) && !isContradicted(match)) ?? null;
  const isAskedAbout = ({ other, comparison }: Compared<Notice>): boolean =>
    other.tenderId !== same?.other.tenderId &&
    (comparison.decision === 'same' || (same === null && isWorthAsking(comparison)));
  return { same, doubtful: ranked.find(isAskedAbout) ?? null };
}
