import { formsOf, soundsAsked, soundsOf, wordsAsWritten } from './word-forms.ts';

const firstHash = 0x811c9dc5;
const prime = 0x01000193;

/** FNV-1a, of 32 bits: goes on with what stands before the text. */
function hashOn(before: number, text: string): number {
  let hash = before;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), prime);
  return hash | 0;
}

/** Of each text with each other one, with a space between them. */
function pairsOf(first: readonly string[], second: readonly string[]): number[] {
  const begun = first.map((one) => hashOn(hashOn(firstHash, one), ' '));
  return begun.flatMap((hash) => second.map((other) => hashOn(hash, other)));
}

/**
 * The words of a text, and a number for every two that stand in a row, each once. Texts with two words are many; those in
 * which they stand in a row are few, and an index of these numbers tells them apart. They go by how words sound: what is
 * typed in Latin letters finds the Ethiopic word that sounds so.
 */
export function wordsAndPairs(text: string) {
  const written = wordsAsWritten(text);
  const sounds = written.map(soundsOf);
  const pairs = new Set<number>();
  for (const [at, second] of sounds.entries())
    for (const pair of pairsOf(sounds[at - 1] ?? [], second)) pairs.add(pair);
  return { words: written.map(formsOf), pairs: [...pairs] };
}

/** A text in which these words stand in a row has one of these numbers; so have a few others that only sound so. */
export const askedPairs = (first: string, second: string): readonly number[] => [
  ...new Set(pairsOf(soundsAsked(first), soundsAsked(second))),
];
