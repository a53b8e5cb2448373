import type { Fingerprint } from '../fingerprint/fingerprint.ts';
import { hasLetters, isDistinct } from '../fingerprint/notice-numbers.ts';
import { contentFact, nameFact } from './compare-content.ts';
import { countFact, lotFact, quantityFact, titleCountFact } from './compare-counts.ts';
import { buyerFact, numberFact, phoneFact, regionFact } from './compare-identity.ts';
import { categoryFact, objectFact, soundFact } from './compare-objects.ts';
import { placeFact, siteFact } from './compare-places.ts';
import { amountFacts, closingFact, isFollowUp, propertyFact, sideFact, startingPriceFact } from './compare-terms.ts';
import { exchangeFact, figureFact, textFact } from './compare-texts.ts';
import type { CompareFact, Evidence, Vote } from './fact.ts';
import { isOneByWeight, speaksAgainst, speaksFor, type Votes } from './weigh-facts.ts';

export interface Comparison {
  /** A person decides doubtful pairs. */
  decision: 'same' | 'different' | 'doubtful';
  evidence: readonly Evidence[];
  /** How strong the evidence is, to choose among several matches. */
  score: number;
}

/** The facts for and against the match, as people see them. */
export const factsOf = ({ evidence }: Comparison) =>
  evidence.flatMap(({ fact, vote, seen }) => (vote === 'silent' ? [] : [{ fact, vote, seen: seen() }]));

/** Facts that can decide alone. Half of all pairs differ in one of them, and the other facts are not computed then. */
const deciding: readonly CompareFact[] = [textFact, numberFact, buyerFact, lotFact];

const others: readonly CompareFact[] = [
  closingFact,
  ...amountFacts,
  startingPriceFact,
  propertyFact,
  phoneFact,
  objectFact,
  quantityFact,
  siteFact,
  soundFact,
  contentFact,
  nameFact,
  figureFact,
  exchangeFact,
  countFact,
  titleCountFact,
  placeFact,
  categoryFact,
  regionFact,
  sideFact,
];

const weights: Readonly<Record<Vote, number>> = { same: 3, for: 1, silent: 0, against: -2, different: -6 };

/** Facts that are the same in all printings of a tender. */
const differing = ['number', 'lots', 'figures'];

/** Facts read from words, which may be misread. The same number outweighs them. */
const unlike = [
  'object',
  'quantities',
  'counts',
  'title counts',
  'exchanged words',
  'places',
  'sites',
  'type',
  'starting price',
  'property',
  'names',
];

const amounts = ['bond', 'bondPercent', 'price'];

/**
 * Whether the buyers agree: by name, otherwise by phone, or by bond and price if the name occurs only in the other
 * text.
 */
function isOfOneBuyer(vote: Votes): boolean {
  if (vote('buyer') === 'same') return true;
  if (speaksAgainst(vote('buyer'))) return false;
  return vote('phones') === 'for' || (vote('buyer') === 'for' && vote('bond') === 'for' && vote('price') === 'for');
}

/** Facts that tell another branch or place. */
const elsewhere = ['sites', 'names'];

/** Whether the number shows one tender. The buyer must agree too, or the rest of the notice. */
function isOneByNumber(vote: Votes, one: Fingerprint, other: Fingerprint): boolean {
  if (vote('number') !== 'same') return false;
  const isFar = (one.number !== null && isDistinct(one.number)) || (other.number !== null && isDistinct(other.number));
  const isBound = speaksFor(vote('closing')) || isFollowUp(one) || isFollowUp(other) || vote('object') === 'same';
  const agreeing = ['bond', 'price', 'phones'].filter((fact) => speaksFor(vote(fact)));
  // Another buyer of the same day may have the same number and price.
  const isOwn = [one.number, other.number].some((number) => number !== null && hasLetters(number));
  // Two branches of one ministry count their tenders alike.
  if (!isOwn && elsewhere.some((fact) => speaksAgainst(vote(fact)))) return false;
  const isElsewise =
    isFar &&
    isBound &&
    (isOwn || agreeing.includes('phones')) &&
    agreeing.length > (speaksAgainst(vote('buyer')) ? 2 : 0) &&
    !(speaksAgainst(vote('buyer')) && speaksAgainst(vote('exchanged words')));
  // A corrigendum names the buyer, and the tender by its number. So does an entry of a list.
  const isCorrected = isFar && (isOwn || isFollowUp(one) !== isFollowUp(other)) && vote('buyer') === 'for';
  // A magazine leaves out the terms.
  const isShortened = isOwn && vote('closing') === 'same' && vote('object') === 'same' && !speaksAgainst(vote('buyer'));
  if (!isOfOneBuyer(vote) && !isElsewise && !isCorrected && !isShortened) return false;
  if (vote('object') === 'against' && isFar && isOwn && isFollowUp(one) !== isFollowUp(other)) return true;
  if (speaksAgainst(vote('object'))) return isOneInOtherWords(vote, one, other);
  if (vote('closing') !== 'against' || isFollowUp(one) || isFollowUp(other)) return true;
  return vote('object') === 'same';
}

/** Word lists are never complete. Between two languages, the other facts outweigh different objects. */
function isOneInOtherWords(vote: Votes, { language: one }: Fingerprint, { language: other }: Fingerprint): boolean {
  const agree = ['bond', 'price', 'phones'].filter((fact) => speaksFor(vote(fact))).length;
  if (vote('object') === 'different' && (one === other || vote('category') === 'against')) return false;
  return isOfOneBuyer(vote) && speaksFor(vote('closing')) && agree > 0;
}

/** A court names no buyer, and papers describe a property in many ways. */
const isOneProperty = (vote: Votes): boolean =>
  speaksFor(vote('closing')) && speaksFor(vote('starting price')) && speaksFor(vote('property'));

/** Decides by the other facts if no deciding fact has settled it. */
function decide(vote: Votes, one: Fingerprint, other: Fingerprint): Comparison['decision'] {
  // A re-advertisement in the same words has another closing date.
  const isAgain = vote('number') === 'same' && isFollowUp(one) !== isFollowUp(other);
  if (differing.some((fact) => speaksAgainst(vote(fact)) && !(isAgain && fact === 'figures'))) return 'doubtful';
  const conflicts = amounts.filter((fact) => vote(fact) === 'against').length;
  if (isOneByNumber(vote, one, other)) return conflicts > 1 && vote('object') !== 'same' ? 'doubtful' : 'same';
  if (isOneProperty(vote)) return 'same';
  if (vote('object') === 'different') return 'different';
  if (conflicts > 0 || unlike.some((fact) => speaksAgainst(vote(fact)))) return 'doubtful';
  return isOneByWeight(vote, one, other) ? 'same' : 'doubtful';
}

const scoreOf = (evidence: readonly Evidence[]): number => evidence.reduce((sum, { vote }) => sum + weights[vote], 0);

/** A buyer may be misread, so it does not outweigh the number. */
const isMisread = ({ fact }: Evidence, before: readonly Evidence[]): boolean =>
  fact === 'buyer' && before.some((each) => each.fact === 'number' && each.vote === 'same');

/** Decides whether two notices are of one tender, by the votes of their facts. Shared words alone decide nothing. */
export function compareNotices(one: Fingerprint, other: Fingerprint): Comparison {
  const isSame = one.text === other.text;
  const evidence: Evidence[] = [];
  for (const compare of deciding) {
    const fact = compare(one, other);
    evidence.push(fact);
    if (fact.vote === 'different' && !isSame && !isMisread(fact, evidence))
      return { decision: 'different', evidence, score: scoreOf(evidence) };
  }
  for (const compare of others) evidence.push(compare(one, other));
  const votes = new Map(evidence.map(({ fact, vote }) => [fact, vote]));
  const decision = isSame ? 'same' : decide((fact) => votes.get(fact) ?? 'silent', one, other);
  return { decision, evidence, score: scoreOf(evidence) };
}
