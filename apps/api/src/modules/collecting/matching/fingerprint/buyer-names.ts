import { foldLetters } from '@awaj/reader/notice-text';
import { commonTable, goodsTable, organisationTable, workTable } from '../words/tables.ts';
import { isEthiopic, joinAbbreviations, tokensOf } from '../words/tokens.ts';
import { isOffice, isSingle, withoutLevels } from './buyer-kinds.ts';
import type { BuyerName, Fingerprint } from './fingerprint.ts';
import { bareSoundOf } from './sounds.ts';

type NamedInText = Pick<Fingerprint, 'sounds' | 'organisations'>;

/** Shorter words, such as "in" and "and", are no names. */
const isLongEnough = (word: string): boolean => word.length >= (isEthiopic(word) ? 2 : 3);

/** Names of places and governments that papers shorten: አ.አ, አብክመ. */
const abbreviations: Readonly<Record<string, string>> = {
  አአ: 'አዲስ አበባ',
  አብክመ: 'አማራ ክልል',
  ትብክመ: 'ትግራይ ክልል',
  ደብክመ: 'ደቡብ ክልል',
};

const abbreviation = new RegExp(`(?<!\\p{L})([የበለከ]?)(${Object.keys(abbreviations).join('|')})(?!\\p{L})`, 'gu');

/** With the whole names of abbreviated places. */
export const withWholeNames = (folded: string): string =>
  joinAbbreviations(folded).replace(abbreviation, (_, prefix, short) => `${prefix}${abbreviations[short]}`);

/** ወረዳ 08 is another buyer than ወረዳ 09. */
const numbered = new Set(['woreda', 'kebele']);

/** "Alemgena No. 2 Health Centre", የአለምገና ቁጥር 2 ጤና ጣቢያ: the town has another. */
const numberOfName = /(?<!\p{L})(?:ቁጥር|ቁ|no|number|lakk)\.?\s*(\d{1,2})(?=\s+\p{L})/u;

export function buyerNameOf(written: string): BuyerName | null {
  const folded = foldLetters(written);
  const tokens = tokensOf(withWholeNames(folded));
  const words = new Set<string>();
  const names = new Set<string>();
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    const kind = organisationTable.meaningAt(tokens, at);
    const field = kind ?? goodsTable.meaningAt(tokens, at) ?? workTable.meaningAt(tokens, at);
    const number = kind && numbered.has(kind.meaning) ? tokens[at + kind.length] : undefined;
    if (number?.isFigure) words.add(`${kind?.meaning} ${Number(number.text)}`);
    if (field) words.add(field.meaning);
    else if (token && !token.isFigure && isLongEnough(token.text) && !commonTable.meaningAt(tokens, at))
      names.add(bareSoundOf(token));
    at += field?.length ?? 1;
  }
  const ordinal = numberOfName.exec(folded)?.[1];
  if (ordinal !== undefined) words.add(`number ${Number(ordinal)}`);
  names.delete('');
  return words.size + names.size > 0 ? { words: [...words].sort(), names: [...names].sort() } : null;
}

/** ኽ is k in Tigrinya and h in Amharic: ኣኽሱም, አክሱም. */
const withoutK = (sound: string): string => sound.slice(0, 1) + sound.slice(1).replaceAll('K', '');
const fewestBesideK = 3;

/** Afaan Oromo writes ጭ as c, which is k in English: Fincaa'aa, ፊንጫ. */
const withoutC = (sound: string): string => sound.replaceAll('C', 'K');

/** የ, በ, ለ and ከ: the first letter of ብርሃን looks like a prefix. */
const soundsOfPrefixes = 'YBLK';

/** Compares names that may differ in one letter. */
export function soundAlike(one: string, other: string, languages?: Languages): boolean {
  if (one === other) return true;
  if (languages?.isOromo && withoutC(one) === withoutC(other)) return true;
  const bare = languages?.isTigrinya ? withoutK(one) : '';
  if (bare.length >= fewestBesideK && bare === withoutK(other)) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length > 1 && long.slice(1) === short && soundsOfPrefixes.includes(long.charAt(0))) return true;
  if (short.length < 4 || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}

/**
 * ድሬዳዋ is Dire Dawa: two of the other's names together also count. ለገጣፎ is Laga Xaafoo: a first letter may look like a
 * prefix, and equal sounds that meet count once.
 */
const isAmong = (name: string, others: readonly string[], languages: Languages): boolean =>
  others.some((other) => soundAlike(name, other, languages)) ||
  others.some(
    (first) =>
      (name.startsWith(first.slice(0, 1)) || soundsOfPrefixes.includes(first.slice(0, 1))) &&
      others.some((second) => first !== second && soundAlike(name, (first + second).replace(/(.)\1+/g, '$1'))),
  );

const lacks = (names: readonly string[], others: readonly string[], languages: Languages): string[] =>
  names.filter((name) => !isAmong(name, others, languages));

const isSurelyBuyer = ({ words }: BuyerName): boolean => words.some(isOffice);

/** The languages of the two texts. */
interface Languages {
  isOneLanguage: boolean;
  /** One of them is Tigrinya. */
  isTigrinya: boolean;
  /** One of them is Afaan Oromo. */
  isOromo: boolean;
}

export function languagesOf(one: { language: string | null }, other: { language: string | null }): Languages {
  const isIn = (language: string) => one.language === language || other.language === language;
  return { isOneLanguage: one.language === other.language, isTigrinya: isIn('ti'), isOromo: isIn('om') };
}

/**
 * Besides "unclear": "alike" if most of it is the same, "unlike" if each name has a kind or field that the other lacks,
 * such as health and education.
 */
type ComparedBuyers = 'same' | 'alike' | 'different' | 'unlike' | 'unclear';

const fewestTranslated = 3;

/** Whether names that sound different may be translations: Ethics and Anti-Corruption, ሥነ-ምግባርና ፀረ-ሙስና. */
const mayBeTranslated = (one: BuyerName, other: BuyerName): boolean =>
  one.names.length >= fewestTranslated && other.names.length >= fewestTranslated;

export function compareBuyers(one: BuyerName, other: BuyerName, languages: Languages): ComparedBuyers {
  const compared = compareWords(one, other, languages);
  const isSure =
    isSurelyBuyer(one) && isSurelyBuyer(other) && (languages.isOneLanguage || !mayBeTranslated(one, other));
  return isSure || compared === 'same' ? compared : 'unclear';
}

const shortestName = 2;
const isLongName = (name: string): boolean => name.length >= shortestName;
const areLong = (names: readonly string[]): boolean => names.some(isLongName);
/** With so many kinds in common, other names are translated: the western branch for small taxpayers. */
const fewestKinds = 3;

function compareWords(one: BuyerName, other: BuyerName, languages: Languages): ComparedBuyers {
  const { isOneLanguage } = languages;
  const missingNames = [lacks(one.names, other.names, languages), lacks(other.names, one.names, languages)] as const;
  const words = [withoutLevels(one.words), withoutLevels(other.words)] as const;
  const missingWords = [
    words[0].filter((word) => !words[1].includes(word)),
    words[1].filter((word) => !words[0].includes(word)),
  ] as const;
  const shareName = missingNames[0].length < one.names.length || missingNames[1].length < other.names.length;
  const shareWord = missingWords[0].length < words[0].length;
  if (areLong(one.names) && areLong(other.names) && !shareName) return 'different';
  if (words[0].length > 0 && words[1].length > 0 && !shareWord) return 'different';
  const bothDiffer = ([mine, theirs]: readonly (readonly string[])[]) =>
    (mine?.length ?? 0) > 0 && (theirs?.length ?? 0) > 0;
  // The Commercial Bank of Ethiopia has a word that Awash Bank lacks, and no name.
  const isAcross = [0, 1].some((at) => (missingNames[at]?.length ?? 0) > 0 && (missingWords[1 - at]?.length ?? 0) > 0);
  // Oromia Bank is another bank than the Cooperative Bank of Oromia.
  const isOtherBank = missingWords.flat().includes('cooperative') && words.every((each) => each.includes('bank'));
  if (isOtherBank || bothDiffer(missingWords) || (!shareName && isAcross)) return 'unlike';
  const isShared = (missing: readonly string[], all: readonly string[]) => missing.length * 2 < all.length;
  const areMostlyOne = isShared(missingNames[0], one.names) && isShared(missingNames[1], other.names);
  const shareKinds = missingWords[0].length + missingWords[1].length === 0 && words[0].length >= fewestKinds;
  if (shareKinds && !isOneLanguage && bothDiffer(missingNames)) return 'alike';
  if (bothDiffer(missingNames.map((names) => names.filter(isLongName))))
    return areMostlyOne && shareWord && !bothDiffer(missingWords) ? 'alike' : 'unclear';
  if (shareName && (shareWord || words[0].length + words[1].length === 0)) return 'same';
  if (shareName) return 'unclear';
  const isNameless = !areLong(one.names) && !areLong(other.names);
  if (isNameless && words[0].some((word) => isSingle(word) && words[1].includes(word))) return 'same';
  return isNameless && shareWord && missingWords[0].length + missingWords[1].length === 0 ? 'same' : 'unclear';
}

const fewestSounds = 3;

/** Whether a text contains the buyer's proper name, or all its words if it has no proper name. */
export function isNamedIn({ names, words }: BuyerName, { sounds, organisations }: NamedInText): boolean {
  const long = names.filter((name) => name.length >= shortestName);
  const own = withoutLevels(words).filter((word) => organisationTable.meanings.has(word));
  // CARE sounds like ኪራይ, so a short name needs its kind beside it.
  const isSupported = long.join('').length >= fewestSounds || own.some((word) => organisations.has(word));
  if (long.length > 0) return isSupported && long.every((name) => sounds.has(name));
  return (own.length >= 2 || own.some(isSingle)) && own.every((word) => organisations.has(word));
}

const shortestHint = 3;

/** Whether a text contains any part of the proper name. */
export const isHintedIn = ({ names }: BuyerName, { sounds }: NamedInText): boolean =>
  names.some((name) => name.length >= shortestHint && sounds.has(name));
