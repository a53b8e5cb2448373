import { both, type CompareFact, list, shared, type Vote } from './fact.ts';
import type { Fingerprint } from './fingerprint.ts';

const followUps = new Set<string | null>([
  'extension',
  'cancellation',
  'corrigendum',
  'clarification',
  'award',
  'readvertisement',
]);

export const isFollowUp = ({ type }: Fingerprint): boolean => followUps.has(type);

/** Compares closings. An extension or another later notice may name another day. */
function voteOfClosings(one: Fingerprint, other: Fingerprint): Vote {
  if (one.closesAt && other.closesAt && one.closesAt === other.closesAt) return 'same';
  if (!one.closesOn || !other.closesOn) return 'silent';
  if (one.closesOn === other.closesOn) return one.closesAt && other.closesAt ? 'silent' : 'for';
  const mayDiffer = one.isCounted || other.isCounted || isFollowUp(one) || isFollowUp(other);
  return mayDiffer ? 'silent' : 'against';
}

const closingOf = ({ closesAt, closesOn }: Fingerprint): string => closesAt ?? closesOn ?? '-';

export const closingFact: CompareFact = (one, other) => ({
  fact: 'closing',
  vote: voteOfClosings(one, other),
  seen: () => both(closingOf(one), closingOf(other)),
});

type Amount = 'bond' | 'bondPercent' | 'price';

/** Compares amounts. If one notice lacks it, the amount may still be found in its text. */
function voteOfAmount(name: Amount, one: Fingerprint, other: Fingerprint): Vote {
  const [mine, theirs] = [one[name], other[name]];
  if (mine !== null && theirs !== null) return mine === theirs ? 'for' : 'against';
  if (name === 'bondPercent') return 'silent';
  const [amount, amounts] = mine === null ? [theirs, one.amounts] : [mine, other.amounts];
  return amount !== null && amounts.has(amount) ? 'for' : 'silent';
}

const amountFact =
  (name: Amount): CompareFact =>
  (one, other) => ({ fact: name, vote: voteOfAmount(name, one, other), seen: () => both(one[name], other[name]) });

export const amountFacts: readonly CompareFact[] = [amountFact('bond'), amountFact('bondPercent'), amountFact('price')];

/** Smaller amounts are fees. */
export const leastOfProperty = 100_000;

const startingPricesOf = ({ amounts, bond, price }: Fingerprint): ReadonlySet<number> =>
  new Set([...amounts].filter((amount) => amount >= leastOfProperty && amount !== bond && amount !== price));

const areSales = (one: Fingerprint, other: Fingerprint): boolean => one.type === 'sale' && other.type === 'sale';

/** The price at which an auction begins belongs to one property. */
export const startingPriceFact: CompareFact = (one, other) => {
  const [mine, theirs] = [startingPricesOf(one), startingPricesOf(other)];
  const areTold = areSales(one, other) && mine.size > 0 && theirs.size > 0;
  return {
    fact: 'starting price',
    vote: !areTold ? 'silent' : shared(mine, theirs).length > 0 ? 'for' : 'against',
    seen: () => both(list([...mine].map(String)), list([...theirs].map(String))),
  };
};

/** So does the number of a house, a title deed or a plate. */
export const propertyFact: CompareFact = (one, other) => {
  const [mine, theirs] = [one.object.properties, other.object.properties];
  const areTold = areSales(one, other) && mine.size > 0 && theirs.size > 0;
  return {
    fact: 'property',
    vote: !areTold ? 'silent' : shared(mine, theirs).length > 0 ? 'for' : 'against',
    seen: () => both(list(mine), list(theirs)),
  };
};

const sides = { sale: 'sale', purchase: 'purchase', eoi: 'purchase' } as const;

const sideOf = ({ type }: Fingerprint): string | null =>
  type !== null && type in sides ? sides[type as keyof typeof sides] : null;

/** A sale is not a purchase. */
export const sideFact: CompareFact = (one, other) => {
  const [mine, theirs] = [sideOf(one), sideOf(other)];
  return {
    fact: 'type',
    vote: mine && theirs && mine !== theirs ? 'against' : 'silent',
    seen: () => both(one.type, other.type),
  };
};
