import { recentlyRead } from '@awaj/domain/recently-read';
import { foldLetters } from '../notice-text/index.ts';

export interface Word {
  word: string;
  start: number;
  end: number;
}

/** What Amharic and Tigrinya put before a word without a space. */
const proclitics = ['የ', 'በ', 'ለ', 'ከ', 'ን', 'ብ', 'ስለ', 'እንደ', 'ካብ', 'ናይ'].map(foldLetters);
const ethiopic = /^[ሀ-ፗ]/;

/** The word, and what is left of it without a preposition. */
export const formsOf = (word: string): readonly string[] =>
  ethiopic.test(word)
    ? [
        word,
        ...proclitics
          .filter((proclitic) => word.length > proclitic.length + 1 && word.startsWith(proclitic))
          .map((proclitic) => word.slice(proclitic.length)),
      ]
    : [word];

const pattern = /[\p{L}\p{N}']+/gu;
/** A letter of two code units, as no script of a notice has them. */
const hasPair = /[\ud800-\udfff]/;

/** By code unit, each tested when it is first met. */
const unitsOfWords: (boolean | undefined)[] = [];

function isOfWord(code: number): boolean {
  const isOne = String.fromCharCode(code).search(pattern) === 0;
  unitsOfWords[code] = isOne;
  return isOne;
}

/** What the pattern matches, in a quarter of the time. */
function scan(text: string): Word[] {
  const words: Word[] = [];
  let start = -1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (unitsOfWords[code] ?? isOfWord(code)) {
      if (start < 0) start = at;
    } else if (start >= 0) {
      words.push({ word: text.slice(start, at), start, end: at });
      start = -1;
    }
  }
  if (start >= 0) words.push({ word: text.slice(start), start, end: text.length });
  return words;
}

const match = (text: string): Word[] =>
  [...text.matchAll(pattern)].map(({ 0: word, index }) => ({ word, start: index, end: index + word.length }));

/** A notice, and a few of its lines: the words of a long text take much room. */
const mostTexts = 16;

export const wordsOf = recentlyRead(
  (text): readonly Word[] => (hasPair.test(text) ? match(text) : scan(text)),
  mostTexts,
);
