import { recentlyRead } from '@awaj/domain/recently-read';
import { foldLetters } from '../notice-text/index.ts';

export interface Word {
  word: string;
  start: number;
  end: number;
}

/** Prefixes that Amharic and Tigrinya write without a space. */
const proclitics = ['የ', 'በ', 'ለ', 'ከ', 'ን', 'ብ', 'ስለ', 'እንደ', 'ካብ', 'ናይ'].map(foldLetters);
const ethiopic = /^[ሀ-ፗ]/;

/** The word as it is, and without its preposition. */
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
/** Letters of two code units, which the scripts of notices do not have. */
const hasPair = /[\ud800-\udfff]/;

/** Whether a code unit is part of a word, tested at its first use. */
const unitsOfWords: (boolean | undefined)[] = [];

function isOfWord(code: number): boolean {
  const isOne = String.fromCharCode(code).search(pattern) === 0;
  unitsOfWords[code] = isOne;
  return isOne;
}

/** Finds the same words as the pattern in a quarter of the time. */
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

/** Enough for a notice and a few of its lines. The words of a long text take much memory. */
const mostTexts = 16;

export const wordsOf = recentlyRead(
  (text): readonly Word[] => (hasPair.test(text) ? match(text) : scan(text)),
  mostTexts,
);
