import { soundAlike } from '../fingerprint/buyer-names.ts';
import type { Fingerprint } from '../fingerprint/fingerprint.ts';
import { type CompareFact, shared } from './fact.ts';

/** Counts the values that only one of two sorted lists has, and those that both have. */
function compareLists(one: Int32Array, other: Int32Array): { both: number; onlyOne: number; onlyOther: number } {
  let both = 0;
  for (let at = 0, its = 0; at < one.length && its < other.length; ) {
    const mine = one[at] ?? 0;
    const theirs = other[its] ?? 0;
    if (mine === theirs) both++;
    if (mine <= theirs) at++;
    if (theirs <= mine) its++;
  }
  return { both, onlyOne: one.length - both, onlyOther: other.length - both };
}

/** Two texts with this share of common words are the same text with some words or figures changed. */
const alike = 0.8;
/** For exchanged words the share is lower, because in a short text the object is a large part. */
const ratherAlike = 0.6;
const fewestWords = 12;

function likenessOf(one: Fingerprint, other: Fingerprint): number {
  const most = Math.max(one.words.length, other.words.length);
  return most < fewestWords ? 0 : compareLists(one.words, other.words).both / most;
}

export const textFact: CompareFact = (one, other) => {
  const isSame = one.text === other.text;
  return {
    fact: 'text',
    vote: isSame ? 'same' : 'silent',
    seen: () => (isSame ? 'word for word' : likenessOf(one, other).toFixed(2)),
  };
};

/** Whether each set has something that the other lacks. */
const isExchanged = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  const common = shared(one, other).length;
  return common < one.size && common < other.size;
};

/** A paper that prints a tender again in the same words changes no figure. */
export const figureFact: CompareFact = (one, other) => {
  const { onlyOne, onlyOther } = compareLists(one.figures, other.figures);
  const isOther = onlyOne > 0 && onlyOther > 0 && likenessOf(one, other) >= alike;
  return { fact: 'figures', vote: isOther ? 'against' : 'silent', seen: () => `${onlyOne} | ${onlyOther}` };
};

const saidOf = ({ object: { about, others } }: Fingerprint): ReadonlySet<string> => new Set([...about, ...others]);

const shortestExchanged = 2;

/** The sounds of words that only the first text has, apart from mistyped ones. */
const onlyIn = ({ sounds: one }: Fingerprint, { sounds: other }: Fingerprint): string[] => {
  const strange = [...other].filter((sound) => !one.has(sound));
  return [...one].filter(
    (sound) =>
      sound.length >= shortestExchanged && !other.has(sound) && !strange.some((each) => soundAlike(sound, each)),
  );
};

/** It does not change the object or a name either. */
export const exchangeFact: CompareFact = (one, other) => {
  const likeness = likenessOf(one, other);
  const isOther =
    (likeness >= ratherAlike && isExchanged(saidOf(one), saidOf(other))) ||
    (likeness >= alike && onlyIn(one, other).length > 0 && onlyIn(other, one).length > 0);
  return {
    fact: 'exchanged words',
    vote: isOther ? 'against' : 'silent',
    seen: () => likenessOf(one, other).toFixed(2),
  };
};
