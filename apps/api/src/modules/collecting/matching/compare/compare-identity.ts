import { compareBuyers, isHintedIn, isNamedIn, languagesOf } from '../fingerprint/buyer-names.ts';
import type { Fingerprint } from '../fingerprint/fingerprint.ts';
import { compareNumbers, isDistinct, type NoticeNumber } from '../fingerprint/notice-numbers.ts';
import { isWrittenIn, isWrittenOut } from '../fingerprint/short-names.ts';
import { both, type CompareFact, list, shared, type Vote } from './fact.ts';

const written = (number: NoticeNumber | null): string =>
  number ? [number.latin, number.ethiopic, number.figures].filter(Boolean).join(' ') : '-';

const isAmong = (number: NoticeNumber | null, codes: readonly NoticeNumber[]): boolean =>
  number !== null && isDistinct(number) && codes.some((code) => compareNumbers(number, code) === 'same');

function voteOfNumbers(one: Fingerprint, other: Fingerprint): Vote {
  const isNamed = isAmong(one.number, other.codes) || isAmong(other.number, one.codes);
  if (!one.number || !other.number) return isNamed ? 'same' : 'silent';
  const compared = compareNumbers(one.number, other.number);
  if (compared === 'same') return 'same';
  if (isNamed) return 'for';
  if (compared === 'unclear') return 'silent';
  // A re-advertisement may have a new number.
  return one.type === 'readvertisement' || other.type === 'readvertisement' ? 'against' : 'different';
}

export const numberFact: CompareFact = (one, other) => ({
  fact: 'number',
  vote: voteOfNumbers(one, other),
  seen: () => both(written(one.number), written(other.number)),
});

/** Whether both texts write one abbreviation, or one writes the first letters of the other's name. */
function voteOfShortNames(one: Fingerprint, other: Fingerprint): Vote {
  const written = new Set([...one.shortNames, ...other.shortNames]);
  const common = shared(one.shortNames, other.shortNames).filter((name) => isWrittenIn(name, written));
  return common.some(isWrittenOut) ? 'same' : common.length > 0 ? 'for' : 'silent';
}

function voteOfBuyers(one: Fingerprint, other: Fingerprint): Vote {
  if (!one.buyer || !other.buyer) {
    const [buyer, text] = one.buyer ? [one.buyer, other] : [other.buyer, one];
    const vote = voteOfShortNames(one, other);
    return vote === 'silent' && buyer && isNamedIn(buyer, text) ? 'for' : vote;
  }
  const compared = compareBuyers(one.buyer, other.buyer, languagesOf(one, other));
  if (compared === 'same') return 'same';
  if (compared === 'alike') return 'for';
  if (compared === 'unlike') return 'against';
  const isNamed = isNamedIn(one.buyer, other) || isNamedIn(other.buyer, one);
  if (compared === 'unclear') {
    const vote = voteOfShortNames(one, other);
    return vote === 'silent' && isNamed ? 'for' : vote;
  }
  return isHintedIn(one.buyer, other) || isHintedIn(other.buyer, one) ? 'silent' : 'different';
}

/** The name, or the abbreviations of a text that gives no more. */
const nameOf = ({ buyer, shortNames }: Fingerprint): string =>
  list(buyer ? [...buyer.names, ...buyer.words] : [...shortNames].filter(isWrittenOut));

export const buyerFact: CompareFact = (one, other) => ({
  fact: 'buyer',
  vote: voteOfBuyers(one, other),
  seen: () => both(nameOf(one), nameOf(other)),
});

function voteOfPhones({ phones: one }: Fingerprint, { phones: other }: Fingerprint): Vote {
  if (one.size === 0 || other.size === 0) return 'silent';
  return [...one].some((phone) => other.has(phone)) ? 'for' : 'silent';
}

export const phoneFact: CompareFact = (one, other) => ({
  fact: 'phones',
  vote: voteOfPhones(one, other),
  seen: () => both(list(one.phones), list(other.phones)),
});

export const regionFact: CompareFact = ({ region: one }, { region: other }) => ({
  fact: 'region',
  vote: one && other ? (one === other ? 'for' : 'against') : 'silent',
  seen: () => both(one, other),
});
