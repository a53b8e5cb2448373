import { dayMs } from '@awaj/domain/duration';
import type { Fingerprint } from '../fingerprint/fingerprint.ts';
import { both, type CompareFact, list, shared, type Vote } from './fact.ts';

const followUps = new Set<string | null>([
  'extension',
  'cancellation',
  'corrigendum',
  'clarification',
  'award',
  'readvertisement',
]);

export const isFollowUp = ({ type }: Fingerprint): boolean => followUps.has(type);

const mostDaysLater = 300;
const mostDaysCounted = 40;

const daysFrom = (one: string, other: string): number => (Date.parse(other) - Date.parse(one)) / dayMs;

const mostDaysAfter = 10;
/** These come while offers are still accepted. A cancellation and an award may come later. */
const whileOpen = new Set<string | null>(['extension', 'corrigendum', 'clarification']);

/** Whether a follow-up comes at a time that does not fit the tender: before it, or long after it has closed. */
function isOutOfTime(one: Fingerprint, other: Fingerprint): boolean {
  if (isFollowUp(one) === isFollowUp(other)) return false;
  const [tender, later] = isFollowUp(one) ? [other, one] : [one, other];
  if (later.type === 'readvertisement' || later.publishedOn === null) return false;
  if (tender.publishedOn !== null && daysFrom(tender.publishedOn, later.publishedOn) < 0) return true;
  if (tender.closesOn === null || !whileOpen.has(later.type)) return false;
  return daysFrom(tender.closesOn, later.publishedOn) > mostDaysAfter;
}

/** How far apart the closings of two printings of one tender may be. */
function mostDaysBetween(one: Fingerprint, other: Fingerprint): number {
  if (isFollowUp(one) || isFollowUp(other)) return mostDaysLater;
  return one.isCounted || other.isCounted ? mostDaysCounted : 0;
}

/** Compares closings. An extension or another later notice may name another day. */
function voteOfClosings(one: Fingerprint, other: Fingerprint): Vote {
  if (one.closesAt && other.closesAt && one.closesAt === other.closesAt) return 'same';
  if (isOutOfTime(one, other)) return 'against';
  const areUnread = one.closesOn === null && other.closesOn === null && shared(one.days, other.days).length > 0;
  // An entry of a list names the day alone, and an extension the earlier day too.
  const isNamed =
    (one.closesOn !== null && other.days.has(one.closesOn)) ||
    (other.closesOn !== null && one.days.has(other.closesOn));
  if (!one.closesOn || !other.closesOn) return isNamed || areUnread ? 'for' : 'silent';
  if (one.closesOn === other.closesOn) return one.closesAt && other.closesAt ? 'silent' : 'for';
  if (Math.abs(daysFrom(one.closesOn, other.closesOn)) > mostDaysBetween(one, other)) return 'against';
  return isNamed ? 'for' : 'silent';
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

/** A short entry about an auction may not say that it is one. */
const isSale = (one: Fingerprint, other: Fingerprint): boolean => one.type === 'sale' || other.type === 'sale';

/** The price at which an auction begins belongs to one property. */
export const startingPriceFact: CompareFact = (one, other) => {
  const [mine, theirs] = [startingPricesOf(one), startingPricesOf(other)];
  const areTold = isSale(one, other) && mine.size > 0 && theirs.size > 0;
  return {
    fact: 'starting price',
    vote: !areTold ? 'silent' : shared(mine, theirs).length > 0 ? 'for' : 'against',
    seen: () => both(list([...mine].map(String)), list([...theirs].map(String))),
  };
};

/** So does the number of a house, a title deed or a plate. */
export const propertyFact: CompareFact = (one, other) => {
  const [mine, theirs] = [one.object.properties, other.object.properties];
  const areTold = isSale(one, other) && mine.size > 0 && theirs.size > 0;
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
