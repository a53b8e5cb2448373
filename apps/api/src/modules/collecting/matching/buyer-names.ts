import { foldLetters } from '@awaj/reader/notice-text';
import type { BuyerName, Fingerprint } from './fingerprint.ts';
import { bareSoundOf } from './sounds.ts';
import { isEthiopic, tokensOf } from './tokens.ts';
import { commonTable, organisationTable } from './words/tables.ts';

type NamedInText = Pick<Fingerprint, 'sounds' | 'organisations'>;

/** Shorter words, such as "in" and "and", are no names. */
const isLongEnough = (word: string): boolean => word.length >= (isEthiopic(word) ? 2 : 3);

export function buyerNameOf(written: string): BuyerName | null {
  const tokens = tokensOf(foldLetters(written));
  const words = new Set<string>();
  const names = new Set<string>();
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    const kind = organisationTable.meaningAt(tokens, at);
    if (kind) words.add(kind.meaning);
    else if (token && !token.isFigure && isLongEnough(token.text) && !commonTable.meaningAt(tokens, at))
      names.add(bareSoundOf(token));
    at += kind?.length ?? 1;
  }
  names.delete('');
  return words.size + names.size > 0 ? { words: [...words].sort(), names: [...names].sort() } : null;
}

/** Compares names that may differ in one letter. */
function soundAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 4 || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}

const lacks = (names: readonly string[], others: Iterable<string>): string[] => {
  const all = [...others];
  return names.filter((name) => !all.some((each) => soundAlike(name, each)));
};

/** Words for the level of an organisation. Short names leave them out. */
const often = new Set([
  'office',
  'administration',
  'region',
  'zone',
  'woreda',
  'city',
  'subcity',
  'ethiopian',
  'federal',
  'service',
  'general',
  'national',
  'public',
  'property',
  'branch',
  'company',
  'enterprise',
  'specialized',
  'referral',
  'development',
]);

/**
 * Kinds of organisations. Words such as water, which only say what an organisation does, are left out because they may
 * also be goods.
 */
const kinds = new Set([
  'ministry',
  'bureau',
  'department',
  'directorate',
  'authority',
  'agency',
  'commission',
  'corporation',
  'institute',
  'university',
  'college',
  'municipality',
  'administration',
  'police',
  'court',
  'union',
]);

export const isKindOfBuyer = (word: string): boolean => kinds.has(word);

/** Kinds that make a word a buyer's name even beside other words. */
const others = new Set([
  'office',
  'company',
  'enterprise',
  'hospital',
  'clinic',
  'school',
  'bank',
  'factory',
  'hotel',
  'ngo',
  'power',
  'telecom',
  'airline',
  'railway',
  'project',
]);

const isSurelyBuyer = ({ words }: BuyerName): boolean => words.some((word) => kinds.has(word) || others.has(word));

const telling = (words: readonly string[]): string[] => words.filter((word) => !often.has(word));

export function compareBuyers(one: BuyerName, other: BuyerName): 'same' | 'different' | 'unclear' {
  if (!isSurelyBuyer(one) || !isSurelyBuyer(other)) return compareWords(one, other) === 'same' ? 'same' : 'unclear';
  return compareWords(one, other);
}

function compareWords(one: BuyerName, other: BuyerName): 'same' | 'different' | 'unclear' {
  const missingNames = [lacks(one.names, other.names), lacks(other.names, one.names)] as const;
  const words = [telling(one.words), telling(other.words)] as const;
  const missingWords = [
    words[0].filter((word) => !words[1].includes(word)),
    words[1].filter((word) => !words[0].includes(word)),
  ] as const;
  const shareName = missingNames[0].length < one.names.length;
  const shareWord = missingWords[0].length < words[0].length;
  if (one.names.length > 0 && other.names.length > 0 && !shareName) return 'different';
  if (words[0].length > 0 && words[1].length > 0 && !shareWord) return 'different';
  const bothDiffer = (pair: readonly [string[], string[]]) => pair[0].length > 0 && pair[1].length > 0;
  if (bothDiffer(missingNames) || bothDiffer(missingWords)) return 'unclear';
  if (shareName && (shareWord || words[0].length + words[1].length === 0)) return 'same';
  if (shareName) return 'unclear';
  const isNameless = one.names.length + other.names.length === 0;
  return isNameless && shareWord && missingWords[0].length + missingWords[1].length === 0 ? 'same' : 'unclear';
}

/** Whether a text contains the buyer's proper name, or all its words if it has no proper name. */
export function isNamedIn({ names, words }: BuyerName, { sounds, organisations }: NamedInText): boolean {
  if (names.length > 0) return names.every((name) => name.length >= 2 && sounds.has(name));
  const own = telling(words);
  return own.length >= 2 && own.every((word) => organisations.has(word));
}

/** Whether a text contains any part of the proper name. */
export const isHintedIn = ({ names }: BuyerName, { sounds }: NamedInText): boolean =>
  names.some((name) => name.length >= 2 && sounds.has(name));
