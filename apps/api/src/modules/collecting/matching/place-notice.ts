import { type Comparison, compareNotices } from './compare/compare-notices.ts';
import type { Fingerprint } from './fingerprint/fingerprint.ts';
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

/** Knowledge from outside the notices. */
export interface Bounds<Notice extends PublishedNotice> {
  /** Whether a person has said that the notice is not of this tender. */
  isDenied(tenderId: number): boolean;
  /** Whether the source itself treats the two as different tenders. */
  isCountedApart(compared: Compared<Notice>): boolean;
}

export interface Placement<Notice extends PublishedNotice> {
  /** The matching notice, if the tender was found. */
  same: Compared<Notice> | null;
  /** A notice of another tender that may be the same. A person decides. */
  doubtful: Compared<Notice> | null;
}

/**
 * The lowest scores that are worth a person's time, without and with a fact against the match. Half of the different
 * tenders of one buyer score below the first, and very few with such a fact reach the second. Few pairs of one tender
 * score lower.
 */
const leastDoubtful = 6;
const leastInSpite = 10;

const isWorthAsking = (comparison: Comparison): boolean =>
  comparison.decision === 'doubtful' && comparison.score >= (areKeptApart(comparison) ? leastInSpite : leastDoubtful);

/** Whether a comparison can lead to a match or a question. Most do not, and keeping their evidence takes much memory. */
export const isOfInterest = ({ comparison }: Pick<Compared<PublishedNotice>, 'comparison'>): boolean =>
  comparison.decision === 'same' || isWorthAsking(comparison);

export const compareWith = <Notice extends PublishedNotice>(
  notice: Fingerprint,
  others: readonly Notice[],
): Compared<Notice>[] => others.map((other) => ({ other, comparison: compareNotices(other.fingerprint, notice) }));

const bySurest = <Notice extends PublishedNotice>(one: Compared<Notice>, other: Compared<Notice>): number =>
  other.comparison.score - one.comparison.score;

/** Whether another tender matches almost as well although both cannot be right. */
const hasRival = <Notice extends PublishedNotice>(match: Compared<Notice>, all: readonly Compared<Notice>[]): boolean =>
  all.some(
    (rival) =>
      rival.other.tenderId !== match.other.tenderId &&
      rival.comparison.score + clearLead > match.comparison.score &&
      areKeptApart(compareNotices(match.other.fingerprint, rival.other.fingerprint)),
  );

/**
 * Finds the tender of a notice among earlier notices, like `clusterTenders` but one notice at a time. No printing of
 * the tender may contradict the notice, and a third notice never joins two separate tenders.
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
