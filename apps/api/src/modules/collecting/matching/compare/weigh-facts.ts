import type { Fingerprint } from '../fingerprint/fingerprint.ts';
import { isGeneral } from '../fingerprint/meanings.ts';
import { isFollowUp } from './compare-terms.ts';
import { shared, type Vote } from './fact.ts';

export type Votes = (fact: string) => Vote;

export const speaksFor = (vote: Vote): boolean => vote === 'same' || vote === 'for';
export const speaksAgainst = (vote: Vote): boolean => vote === 'against' || vote === 'different';

/** How much a vote says that two notices are of one tender. */
type Points = Readonly<Record<string, Partial<Record<Vote, number>>>>;

const pointsOfBuyer: Points = { buyer: { same: 3, for: 2 } };

/** What it is about: the only facts that two tenders of a buyer, printed on one day, do not share. */
const pointsOfObject: Points = {
  object: { same: 3, for: 2 },
  content: { for: 2 },
  quantities: { for: 2 },
  'title words': { for: 2 },
  property: { for: 3 },
  'starting price': { for: 3 },
  names: { for: 2 },
  counts: { same: 2, for: 1 },
  places: { for: 1 },
};

const pointsOfTerms: Points = {
  closing: { same: 3, for: 2 },
  bond: { for: 2 },
  price: { for: 1 },
  bondPercent: { for: 1 },
  phones: { for: 1 },
};

const sumOf = (points: Points, vote: Votes): number =>
  Object.entries(points).reduce((sum, [fact, each]) => sum + (each[vote(fact)] ?? 0), 0);

/** Without one of these, only places and figures agree. */
const goodsFacts = ['object', 'content', 'quantities', 'title words', 'property', 'starting price'];

/** Those that agree by more than the sound of a word. */
const exactFacts = ['object', 'quantities', 'property', 'starting price'];

const fewestOfSeveral = 3;

/** Several kinds of goods together are rarely bought twice. */
function areSeveral({ object: one }: Fingerprint, { object: other }: Fingerprint): boolean {
  const common = shared(new Set([...one.about, ...one.goods]), new Set([...other.about, ...other.goods]));
  return common.filter((meaning) => !isGeneral(meaning)).length >= fewestOfSeveral;
}

const mostWordsOfBrief = 40;

/** A short entry that leaves out the closing. In a longer one, or beside a date, the closing was not understood. */
const isTimeless = ({ closesOn, isDated, isCounted, words }: Fingerprint): boolean =>
  closesOn === null && (isCounted || (!isDated && words.length <= mostWordsOfBrief));

const clearObject = 3;
const leastOfAll = 8;
const vagueObject = 2;
const leastWithVagueObject = 9;
/** An extension names another day and seldom the terms. So the object is enough, if the buyer is certain. */
const leastOfFollowUp = 3;
const leastWithVagueBuyer = 5;

/** Without a number, what the tender is about has to agree, and who buys and when. */
export function isOneByWeight(vote: Votes, one: Fingerprint, other: Fingerprint): boolean {
  const ofBuyer = Math.max(sumOf(pointsOfBuyer, vote), vote('phones') === 'for' ? 2 : 0);
  if (ofBuyer === 0 || ['buyer', 'closing', 'region'].some((fact) => speaksAgainst(vote(fact)))) return false;
  if (speaksAgainst(vote('category')) && !exactFacts.some((fact) => speaksFor(vote(fact)))) return false;
  const isPlaced = ['names', 'counts'].every((fact) => speaksFor(vote(fact)));
  if (!isPlaced && !goodsFacts.some((fact) => speaksFor(vote(fact)))) return false;
  const ofObject = sumOf(pointsOfObject, vote) + (areSeveral(one, other) ? 2 : 0);
  const ofTerms = sumOf(pointsOfTerms, vote);
  const all = ofBuyer + ofObject + ofTerms;
  if (isFollowUp(one) !== isFollowUp(other)) {
    const { object } = isFollowUp(one) ? other : one;
    const haveOtherPhones = one.phones.size > 0 && other.phones.size > 0;
    // An extension of "road construction" may be of any road.
    const isOfAny = ofTerms === 0 && ofObject === clearObject && (object.names.size > 0 || haveOtherPhones);
    const least = vote('buyer') === 'same' ? leastOfFollowUp : leastWithVagueBuyer;
    return ofObject >= clearObject && !isOfAny && ofObject + ofTerms >= least;
  }
  if (vote('closing') === 'silent' && !isTimeless(one) && !isTimeless(other)) return false;
  return ofObject >= clearObject ? all >= leastOfAll : ofObject >= vagueObject && all >= leastWithVagueObject;
}
