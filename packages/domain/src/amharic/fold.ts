import { recentlyRead } from '../recently-read/index.ts';
import { homophoneSteps } from './homophones.ts';
import { toArabicDigits } from './numerals.ts';

/** A pattern and its replacement. Steps run in order, so each can rely on those before it. */
export type Step = readonly [pattern: RegExp, replacement: (match: string) => string];

const withoutMarks = recentlyRead(
  (letter: string): string => letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(),
  1_000,
);

/**
 * A number in which the letter ዐ may stand for zero: ለ2ዐ ቀናት, 5,ዐዐዐ.ዐዐ. At the end, the letter may begin a word instead
 * (2ዐመት) or be the era (2009ዐ.ም), but not before ኛ (1ዐኛ).
 */
const numberWithZeros = /(?<![\dዐ][.,]?)(?=[ዐ.,]*\d)[\dዐ]+(?:[.,][\dዐ]+)*(?:(?<=\d)|(?![ሀ-ኙኜ-ፚ]|[./]ም))/g;

/** Marks where a slash or dot joins two parts of a word. It is a letter, so that the word stays one word. */
export const joint = 'ǀ';

const foldingWith = (joined: string): readonly Step[] => [
  [/[A-Z\u0080-\u11ff\u1358-\u{10ffff}]/gu, withoutMarks],
  // The glottal stop of Afaan Oromo is typed as any of these, or left out.
  [/['`‘’ʼ]/g, () => ''],
  [/[፩-፼]+/g, toArabicDigits],
  [numberWithZeros, (number) => number.replaceAll('ዐ', '0')],
  [/(?<=\d),(?=\d{3})/g, () => ''],
  // Abbreviations are written ት/ቤት, ት.ቤት and ትቤት. Joined this way, their parts can still be found.
  [/(?<=[ሀ-ፚ])[./](?=[ሀ-ፚ])/g, () => joined],
  [/(?<=\p{Script=Latin})\.(?=\p{Script=Latin})/gu, () => ''],
  [/(?:[^\p{L}\p{N}.]|(?<!\d)\.|\.(?!\d))+/gu, () => ' '],
  [/^ | $/g, () => ''],
  ...homophoneSteps,
];

const foldSteps = foldingWith('');
export const stepsWithJoints = foldingWith(joint);

const firstSyllable = 0x1200;

/** A capital for each row of letters. Folded text has no capitals, so spelt syllables match only each other. */
const consonants = 'HLĦMŚRSŠQɊǨĶBVTČḪĤNÑɁKƘḴⱩŴƎZŽŶDḌJGƓǦṬCṖṢŹFP';
const vowels = 'EUIAYXOW';

/** Consonant, vowel, consonant: with the vowel in the middle only whole syllables match. */
function spellOut(syllable: string): string {
  const offset = syllable.charCodeAt(0) - firstSyllable;
  const consonant = consonants.charAt(offset >> 3);
  return `${consonant}${vowels.charAt(offset & 7)}${consonant}`;
}

export const keySteps: readonly Step[] = [...foldSteps, [/[ሀ-ፗ]/g, spellOut]];

const run = (text: string, steps: readonly Step[]): string =>
  steps.reduce((folded, [pattern, replacement]) => folded.replace(pattern, replacement), text);

/**
 * A text as it is stored for search: one spelling for each sound, lower case without marks, words and single spaces.
 */
export const foldForSearch = (text: string): string => run(text, foldSteps);

/** The same, with a joint where parts were joined. */
export const foldWithJoints = (text: string): string => run(text, stepsWithJoints);

/**
 * The folded text with each Ethiopic letter spelt in three. A trigram index compares three letters at a time, so a word
 * of one or two syllables would otherwise be too short, and a search would read the whole table.
 */
export const searchKey = (text: string): string => run(text, keySteps);

/** The words of a query as they appear in a key. A text matches if its key contains all of them. */
export const searchTerms = (query: string): string[] => [...new Set(searchKey(query).split(' '))].filter(Boolean);
