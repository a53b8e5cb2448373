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

export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: word, index } of text.matchAll(pattern)) {
    words.push({ word, start: index, end: index + word.length });
  }
  return words;
}
