import { formsOf, soundsAsked, soundsOf, wordsAsWritten } from './word-forms.ts';

const firstHash = 0x811c9dc5;
const prime = 0x01000193;

/** FNV-1a with 32 bits, continued from a previous value. */
function hashOn(before: number, text: string): number {
  let hash = before;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), prime);
  return hash | 0;
}

/** The hashes of each text with each other, with a space between. */
function pairsOf(first: readonly string[], second: readonly string[]): number[] {
  const begun = first.map((one) => hashOn(hashOn(firstHash, one), ' '));
  return begun.flatMap((hash) => second.map((other) => hashOn(hash, other)));
}

/**
 * The words of a text, and a number for every two consecutive words. Many texts contain two words, few contain them in
 * a row, and an index of these numbers finds those. The numbers are made of the sounds, so that Latin typing finds
 * Ethiopic words.
 */
export function wordsAndPairs(text: string) {
  const written = wordsAsWritten(text);
  const sounds = written.map(soundsOf);
  const pairs = new Set<number>();
  for (const [at, second] of sounds.entries())
    for (const pair of pairsOf(sounds[at - 1] ?? [], second)) pairs.add(pair);
  return { words: written.map(formsOf), pairs: [...pairs] };
}

/**
 * The numbers of two consecutive words. A text that contains them has one of these numbers; a few texts that only sound
 * alike have one too.
 */
export const askedPairs = (first: string, second: string): readonly number[] => [
  ...new Set(pairsOf(soundsAsked(first), soundsAsked(second))),
];
