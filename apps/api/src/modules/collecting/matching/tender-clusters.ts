import { type Comparison, compareNotices } from './compare/compare-notices.ts';
import type { Fingerprint } from './fingerprint/fingerprint.ts';

/** Two notices that are certainly of one tender. */
export interface Match {
  one: number;
  other: number;
  comparison: Comparison;
}

/** Facts that keep two notices separate even if a third one matches both. */
const keeping = new Set([
  'number',
  'buyer',
  'closing',
  'lots',
  'object',
  'quantities',
  'figures',
  'counts',
  'title counts',
  'exchanged words',
  'places',
  'sites',
  'names',
  'starting price',
  'property',
]);

export const areKeptApart = ({ decision, evidence }: Comparison): boolean =>
  decision === 'different' ||
  (decision === 'doubtful' && evidence.some(({ fact, vote }) => vote === 'against' && keeping.has(fact)));

/** How much higher a score must be to win against a conflicting match. */
export const clearLead = 2;

/** Drops matches of a notice that exclude each other, unless one is clearly better. */
function withoutRivals(matches: readonly Match[], areApart: (one: number, other: number) => boolean): Match[] {
  const ofNotice = new Map<number, Match[]>();
  for (const match of matches)
    for (const notice of [match.one, match.other]) ofNotice.set(notice, [...(ofNotice.get(notice) ?? []), match]);
  const otherOf = ({ one, other }: Match, notice: number): number => (one === notice ? other : one);
  const hasRival = (match: Match, notice: number): boolean =>
    (ofNotice.get(notice) ?? []).some(
      (rival) =>
        rival !== match &&
        rival.comparison.score + clearLead > match.comparison.score &&
        areApart(otherOf(match, notice), otherOf(rival, notice)),
    );
  return matches.filter((match) => !hasRival(match, match.one) && !hasRival(match, match.other));
}

/** In larger groups only this many notices of each are checked. */
export const mostChecked = 24;

/**
 * Groups notices by tender and returns the lowest notice of each group. The best matches join first. A match that would
 * join two contradicting notices is skipped.
 */
export function clusterTenders(notices: readonly Fingerprint[], matches: readonly Match[]): readonly number[] {
  const groupOf = notices.map((_, at) => at);
  const members = new Map<number, number[]>();
  const membersOf = (group: number): number[] => members.get(group) ?? [group];
  const known = new Map<string, boolean>();
  const areApart = (one: number, other: number): boolean => {
    const key = one < other ? `${one} ${other}` : `${other} ${one}`;
    const answer = known.get(key);
    if (answer !== undefined) return answer;
    const [mine, theirs] = [notices[one], notices[other]];
    const isApart = mine !== undefined && theirs !== undefined && areKeptApart(compareNotices(mine, theirs));
    known.set(key, isApart);
    return isApart;
  };
  const surest = withoutRivals(matches, areApart).sort(
    (one, other) => other.comparison.score - one.comparison.score || one.one - other.one || one.other - other.other,
  );
  for (const { one, other } of surest) {
    const [mine = 0, theirs = 0] = [groupOf[one], groupOf[other]].toSorted((a, b) => (a ?? 0) - (b ?? 0));
    if (mine === theirs) continue;
    const [left, right] = [membersOf(mine), membersOf(theirs)];
    const isBroken = left
      .slice(0, mostChecked)
      .some((each) => right.slice(0, mostChecked).some((its) => areApart(each, its)));
    if (isBroken) continue;
    for (const member of right) groupOf[member] = mine;
    members.set(mine, [...left, ...right]);
    members.delete(theirs);
  }
  return groupOf;
}
