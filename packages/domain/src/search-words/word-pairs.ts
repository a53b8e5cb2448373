import { knownWord, soundsAsked, wordsAsWritten } from './word-forms.ts';

const firstHash = 0x811c9dc5;
const prime = 0x01000193;

/** FNV-1a with 32 bits, continued from a previous value. */
function hashOn(before: number, text: string): number {
  let hash = before;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), prime);
  return hash | 0;
}

/** Adds the hashes of each text with each other, with a space between. */
function addPairs(pairs: Set<number>, first: readonly string[], second: readonly string[]): void {
  for (const one of first) {
    const begun = hashOn(hashOn(firstHash, one), ' ');
    for (const other of second) pairs.add(hashOn(begun, other));
  }
}

/**
 * The words of a text, and a number for every two consecutive words. Many texts contain two words, few contain them in
 * a row, and an index of these numbers finds those. The numbers are made of the sounds, so that Latin typing finds
 * Ethiopic words.
 */
export function wordsAndPairs(text: string) {
  const words = wordsAsWritten(text).map(knownWord);
  const pairs = new Set<number>();
  let before: readonly string[] = [];
  for (const { sounds } of words) {
    addPairs(pairs, before, sounds);
    before = sounds;
  }
  return { words: words.map(({ forms }) => forms), pairs: [...pairs] };
}

/**
 * The numbers of two consecutive words. A text that contains them has one of these numbers; a few texts that only sound
 * alike have one too.
 */
export function askedPairs(first: string, second: string): readonly number[] {
  const pairs = new Set<number>();
  addPairs(pairs, soundsAsked(first), soundsAsked(second));
  return [...pairs];
}
