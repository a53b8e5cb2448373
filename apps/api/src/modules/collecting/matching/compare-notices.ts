import { buyerFact, numberFact, phoneFact, regionFact } from './compare-identity.ts';
import {
  categoryFact,
  countFact,
  lotFact,
  objectFact,
  placeFact,
  quantityFact,
  titleCountFact,
} from './compare-objects.ts';
import { amountFacts, closingFact, isFollowUp, sideFact } from './compare-terms.ts';
import { exchangeFact, figureFact, textFact } from './compare-texts.ts';
import type { CompareFact, Evidence, Vote } from './fact.ts';
import type { Fingerprint } from './fingerprint.ts';
import { isDistinct } from './notice-numbers.ts';

export interface Comparison {
  /** "Doubtful" is for a person to decide. */
  decision: 'same' | 'different' | 'doubtful';
  evidence: readonly Evidence[];
  /** How much speaks for it, to choose among several. */
  score: number;
}

/** What spoke for it and against it, as people are shown it. */
export const factsOf = ({ evidence }: Comparison) =>
  evidence.flatMap(({ fact, vote, seen }) => (vote === 'silent' ? [] : [{ fact, vote, seen: seen() }]));

/** Facts of which one alone decides. Half of all pairs differ in one of them, and nothing behind it is looked at then. */
const deciding: readonly CompareFact[] = [textFact, numberFact, buyerFact, lotFact];

const others: readonly CompareFact[] = [
  closingFact,
  ...amountFacts,
  phoneFact,
  objectFact,
  quantityFact,
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

type Votes = (fact: string) => Vote;

const speaksFor = (vote: Vote): boolean => vote === 'same' || vote === 'for';
const speaksAgainst = (vote: Vote): boolean => vote === 'against' || vote === 'different';

/** Facts that one tender has in common, whoever prints it. */
const differing = ['number', 'lots', 'figures'];

/** Facts that are read from words and may be read wrongly: a number that both have outweighs them. */
const unlike = ['object', 'quantities', 'counts', 'title counts', 'exchanged words', 'places', 'category', 'type'];

const amounts = ['bond', 'bondPercent', 'price'];

/** Of one buyer, by its name; where that was not read, or in the other's text only, by its telephone. */
function isOfOneBuyer(vote: Votes): boolean {
  if (vote('buyer') === 'same') return true;
  if (vote('buyer') === 'different') return false;
  return vote('phones') === 'for' || (vote('buyer') === 'for' && vote('bond') === 'for' && vote('price') === 'for');
}

/** A number is one tender's where its buyer has it, or where the rest of the notice has it too. */
function isOneByNumber(vote: Votes, one: Fingerprint, other: Fingerprint): boolean {
  if (vote('number') !== 'same') return false;
  const isFar = (one.number !== null && isDistinct(one.number)) || (other.number !== null && isDistinct(other.number));
  const isBound = speaksFor(vote('closing')) || isFollowUp(one) || isFollowUp(other) || vote('object') === 'same';
  const isElsewise = isFar && isBound && ['bond', 'price', 'phones'].some((fact) => speaksFor(vote(fact)));
  // A corrigendum says whose tender it corrects, and by its number which one.
  const isCorrected = isFar && isFollowUp(one) !== isFollowUp(other) && vote('buyer') === 'for';
  if (!isOfOneBuyer(vote) && !isElsewise && !isCorrected) return false;
  if (speaksAgainst(vote('object'))) return isOneInOtherWords(vote, one, other);
  if (vote('closing') !== 'against' || isFollowUp(one) || isFollowUp(other)) return true;
  return vote('object') === 'same';
}

/** The tables of words know no language whole: between two languages all the rest outweighs them. */
function isOneInOtherWords(vote: Votes, { language: one }: Fingerprint, { language: other }: Fingerprint): boolean {
  const agree = ['bond', 'price', 'phones'].filter((fact) => speaksFor(vote(fact))).length;
  if (vote('object') === 'different' && (one === other || vote('category') === 'against')) return false;
  return isOfOneBuyer(vote) && speaksFor(vote('closing')) && agree > 0;
}

/** Without a number, all the rest has to agree. */
function isOneByTerms(vote: Votes): boolean {
  const agreeing = [...amounts, 'phones', 'quantities'].filter((fact) => speaksFor(vote(fact))).length;
  const isOneDay = vote('closing') === 'same' ? agreeing > 0 : vote('closing') === 'for' && agreeing > 1;
  return isOfOneBuyer(vote) && isOneDay && vote('object') === 'same';
}

/** An extension that gives no number: of its buyer and about the same. */
function isOneByObject(vote: Votes, one: Fingerprint, other: Fingerprint): boolean {
  if (isFollowUp(one) === isFollowUp(other)) return false;
  const isBound = ['bond', 'price', 'quantities', 'phones'].some((fact) => speaksFor(vote(fact)));
  return isOfOneBuyer(vote) && vote('object') === 'same' && isBound;
}

/** The decision of the other facts, if no deciding fact has settled it. */
function decide(vote: Votes, one: Fingerprint, other: Fingerprint): Comparison['decision'] {
  // What is advertised again in the same words has another closing.
  const isAgain = vote('number') === 'same' && isFollowUp(one) !== isFollowUp(other);
  if (differing.some((fact) => speaksAgainst(vote(fact)) && !(isAgain && fact === 'figures'))) return 'doubtful';
  const conflicts = amounts.filter((fact) => vote(fact) === 'against').length;
  if (isOneByNumber(vote, one, other)) return conflicts > 1 && vote('object') !== 'same' ? 'doubtful' : 'same';
  if (vote('object') === 'different') return 'different';
  if (conflicts > 0 || unlike.some((fact) => speaksAgainst(vote(fact)))) return 'doubtful';
  return isOneByTerms(vote) || isOneByObject(vote, one, other) ? 'same' : 'doubtful';
}

const scoreOf = (evidence: readonly Evidence[]): number => evidence.reduce((sum, { vote }) => sum + weights[vote], 0);

/** Whether two notices are of one tender, by how far their facts agree. What the texts have in common decides nothing. */
export function compareNotices(one: Fingerprint, other: Fingerprint): Comparison {
  const isSame = one.text === other.text;
  const evidence: Evidence[] = [];
  for (const compare of deciding) {
    const fact = compare(one, other);
    evidence.push(fact);
    if (fact.vote === 'different' && !isSame) return { decision: 'different', evidence, score: scoreOf(evidence) };
  }
  for (const compare of others) evidence.push(compare(one, other));
  const votes = new Map(evidence.map(({ fact, vote }) => [fact, vote]));
  const decision = isSame ? 'same' : decide((fact) => votes.get(fact) ?? 'silent', one, other);
  return { decision, evidence, score: scoreOf(evidence) };
}
