import { foldForSearch } from './fold.ts';

const firstSyllable = 0x1200;
const lastSyllable = 0x135a;
const vowels = 'euiaoyw';

/**
 * An Ethiopic letter is a consonant and a vowel in one, so a word of two letters is shorter than the three that a
 * trigram index needs. Written as a private letter for the consonant and a Latin one for the vowel it is four.
 */
function spellOut(letter: string): string {
  const offset = (letter.codePointAt(0) ?? firstSyllable) - firstSyllable;
  const consonant = String.fromCodePoint(0x4e00 + (offset >> 3));
  return consonant + (vowels[offset & 7] ?? 'x');
}

const syllable = new RegExp(`[${String.fromCodePoint(firstSyllable)}-${String.fromCodePoint(lastSyllable)}]`, 'g');

/** The form of a title that is indexed. */
export const searchKey = (text: string): string => foldForSearch(text).replace(syllable, spellOut);

/** The words of a query in the same form; a title matches when it contains all of them. */
export const searchTerms = (query: string): string[] => [...new Set(searchKey(query).split(' '))].filter(Boolean);
