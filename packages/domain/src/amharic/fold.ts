import { homophoneSteps } from './homophones.ts';
import { toArabicDigits } from './numerals.ts';

/** What is replaced by what; steps run one after the other, so that each may rely on those before it. */
export type Step = readonly [pattern: RegExp, replacement: (match: string) => string];

const withoutMarks = (letter: string): string => letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * A number in which the letter ዐ may stand for a zero: ለ2ዐ ቀናት, 5,ዐዐዐ.ዐዐ. At its end the letter may begin a word
 * instead, 2ዐመት, or be the era, 2009ዐ.ም; but an ordinal goes on with ኛ, 1ዐኛ.
 */
const numberWithZeros = /(?<![\dዐ][.,]?)(?=[ዐ.,]*\d)[\dዐ]+(?:[.,][\dዐ]+)*(?:(?<=\d)|(?![ሀ-ኙኜ-ፚ]|[./]ም))/g;

/** Stands where a stroke or a point joins the parts of a word. A letter, so that the word stays one. */
export const joint = 'ǀ';

const foldingWith = (joined: string): readonly Step[] => [
  [/[A-Z\u0080-\u11ff\u1358-\u{10ffff}]/gu, withoutMarks],
  // The glottal stop of Afaan Oromo is typed with any of these, or left out.
  [/['`‘’ʼ]/g, () => ''],
  [/[፩-፼]+/g, toArabicDigits],
  [numberWithZeros, (number) => number.replaceAll('ዐ', '0')],
  [/(?<=\d),(?=\d{3})/g, () => ''],
  // Abbreviations are written ት/ቤት, ት.ቤት and ትቤት; joined, the parts can still be found.
  [/(?<=[ሀ-ፚ])[./](?=[ሀ-ፚ])/g, () => joined],
  [/(?<=\p{Script=Latin})\.(?=\p{Script=Latin})/gu, () => ''],
  [/(?:(?!(?<=\d)\.(?=\d))[^\p{L}\p{N}])+/gu, () => ' '],
  [/^ | $/g, () => ''],
  ...homophoneSteps,
];

const foldSteps = foldingWith('');
export const stepsWithJoints = foldingWith(joint);

const firstSyllable = 0x1200;

/** A capital for each row of letters: none in a folded text, so that spelt syllables match nothing but themselves. */
const consonants = 'HLĦMŚRSŠQɊǨĶBVTČḪĤNÑɁKƘḴⱩŴƎZŽŶDḌJGƓǦṬCṖṢŹFP';
const vowels = 'EUIAYXOW';

/** Consonant, vowel, consonant: the vowel in the middle keeps matches to whole syllables. */
function spellOut(syllable: string): string {
  const offset = syllable.charCodeAt(0) - firstSyllable;
  const consonant = consonants.charAt(offset >> 3);
  return `${consonant}${vowels.charAt(offset & 7)}${consonant}`;
}

export const keySteps: readonly Step[] = [...foldSteps, [/[ሀ-ፗ]/g, spellOut]];

const run = (text: string, steps: readonly Step[]): string =>
  steps.reduce((folded, [pattern, replacement]) => folded.replace(pattern, replacement), text);

/** How a text is kept for search: one spelling for one sound, small letters without marks, words and single spaces. */
export const foldForSearch = (text: string): string => run(text, foldSteps);

/** The same, with a joint left where parts were joined. */
export const foldWithJoints = (text: string): string => run(text, stepsWithJoints);

/**
 * The folded text with each Ethiopic letter spelt in three. A trigram index sees three letters at a time; a word of
 * one or two syllables would otherwise be too short for it, and looking for it would read the whole table.
 */
export const searchKey = (text: string): string => run(text, keySteps);

/** The words of a query, as they stand in a key; a text matches when its key contains all of them. */
export const searchTerms = (query: string): string[] => [...new Set(searchKey(query).split(' '))].filter(Boolean);
