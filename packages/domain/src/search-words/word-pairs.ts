import { namesAsked, textNames } from './word-forms.ts';

const firstHash = 0x811c9dc5;
const prime = 0x01000193;

/** FNV-1a, of 32 bits. */
function hashOf(text: string): number {
  let hash = firstHash;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), prime);
  return hash | 0;
}

const pairsOf = (first: readonly string[], second: readonly string[]): number[] =>
  first.flatMap((one) => second.map((other) => hashOf(`${one} ${other}`)));

/**
 * A number for every two words that stand in a row, each once. Texts with two words are many; those in which they stand
 * in a row are few, and an index of these numbers tells them apart.
 */
export function textPairs(text: string): readonly number[] {
  const names = textNames(text);
  const before = (at: number) => names.slice(Math.max(at - 1, 0), at);
  return [...new Set(names.flatMap((second, at) => before(at).flatMap((first) => pairsOf(first, second))))];
}

/** A text in which these words stand in a row has one of these numbers, unless it has one of them by its sound. */
export const askedPairs = (first: string, second: string): readonly number[] =>
  pairsOf(namesAsked(first), namesAsked(second));
