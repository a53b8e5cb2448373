import type { Fingerprint, TenderObject } from '../fingerprint/fingerprint.ts';
import { isSaid } from '../fingerprint/meanings.ts';
import { areSame, both, type CompareFact, list, shared, type Vote, voteOfSets } from './fact.ts';

const meaningOf = (quantity: string): string => quantity.slice(0, quantity.indexOf(':'));
const figureOf = (quantity: string): number => Number(quantity.slice(quantity.indexOf(':') + 1));

/** Compares quantities of the same goods. */
function voteOfQuantities(one: TenderObject, other: TenderObject): Vote {
  if (shared(one.quantities, other.quantities).length > 0) return 'for';
  const meanings = new Set([...one.quantities].map(meaningOf));
  const others = [...other.quantities].filter((quantity) => isSaid(meaningOf(quantity), meanings));
  if (others.length === 0) return 'silent';
  // "Transformers (200 kVA), 350 in total": the figure beside the goods may be another one.
  const isCounted = others.some((quantity) => one.counts.has(figureOf(quantity)));
  return isCounted ? 'silent' : 'against';
}

export const quantityFact: CompareFact = ({ object: one }, { object: other }) => ({
  fact: 'quantities',
  vote: voteOfQuantities(one, other),
  seen: () => both(list(one.quantities), list(other.quantities)),
});

/** A notice about one lot is not about all lots. */
export const lotFact: CompareFact = ({ object: one }, { object: other }) => {
  const vote = voteOfSets(one.lots, other.lots);
  return {
    fact: 'lots',
    vote: vote === 'for' && one.lots.size !== other.lots.size ? 'against' : vote,
    seen: () => both(list(one.lots), list(other.lots)),
  };
};

/** Two common counts are seldom a coincidence. */
const fewestCommon = 2;
/** Counts speak more weakly against one tender than other facts do. */
const weaker: Partial<Record<Vote, Vote>> = { different: 'against', against: 'silent' };

export const countFact: CompareFact = (first, second) => {
  const amounts = new Set([first.bond, first.price, second.bond, second.price]);
  const countsOf = ({ object }: Fingerprint) => new Set([...object.counts].filter((count) => !amounts.has(count)));
  const [one, other] = [countsOf(first), countsOf(second)];
  const vote = voteOfSets(one, other);
  const areSeveral = shared(one, other).length >= fewestCommon;
  return {
    fact: 'counts',
    vote: vote === 'for' && areSeveral ? 'same' : (weaker[vote] ?? vote),
    seen: () => both([...one], [...other]),
  };
};

/** Whether one begins with a count that is nowhere in the other, which begins with another count. */
const hasOtherCount = (one: TenderObject, other: TenderObject): boolean =>
  other.firstCounts.size > 0 &&
  [...one.firstCounts].some((count) => !other.firstCounts.has(count) && !other.counts.has(count));

function voteOfTitleCounts(one: TenderObject, other: TenderObject): Vote {
  const areBoth = one.hasTitle && other.hasTitle && one.firstCounts.size > 0;
  if (areBoth && areSame(one.firstCounts, other.firstCounts)) return 'for';
  const isMine = one.hasTitle && hasOtherCount(one, other);
  const isTheirs = other.hasTitle && hasOtherCount(other, one);
  // A shorter printing may leave out one of several counts.
  const isOther =
    (isMine && isTheirs) || ((isMine || isTheirs) && shared(one.firstCounts, other.firstCounts).length === 0);
  return isOther ? 'against' : 'silent';
}

export const titleCountFact: CompareFact = ({ object: one }, { object: other }) => ({
  fact: 'title counts',
  vote: voteOfTitleCounts(one, other),
  seen: () => both([...one.firstCounts], [...other.firstCounts]),
});
