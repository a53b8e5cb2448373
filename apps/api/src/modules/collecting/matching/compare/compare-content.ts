import type { Fingerprint } from '../fingerprint/fingerprint.ts';
import { isSaid, telling, union } from '../fingerprint/meanings.ts';
import { both, type CompareFact, list, type Vote } from './fact.ts';

const shortestBeginning = 3;

/** Whether a text has a word with this sound, or one that has only another ending. */
const isHeard = (sound: string, { sounds }: Fingerprint): boolean =>
  sounds.has(sound) ||
  (sound.length >= shortestBeginning &&
    [...sounds].some((each) => each.length >= shortestBeginning && (each.startsWith(sound) || sound.startsWith(each))));

const fewestSaid = 2;
const mostOfIt = 0.75;

/** Compares what the shorter text says its tender is about with all the other says. Both must be in one language. */
export function voteOfContent(one: Fingerprint, other: Fingerprint): Vote {
  if (one.language !== other.language) return 'silent';
  const [short, long] = one.words.length <= other.words.length ? [one, other] : [other, one];
  const ofLong = union(long.object.about, long.object.goods);
  const meanings = telling(short.object.about).map((meaning) => isSaid(meaning, ofLong));
  const heard = [...short.object.content].map((sound) => isHeard(sound, long));
  // Notices share many words that say nothing about the tender.
  const isAbout = meanings.length > 0 ? meanings.some(Boolean) : heard.filter(Boolean).length >= fewestSaid;
  const all = [...meanings, ...heard];
  const isMost = all.length >= fewestSaid && all.filter(Boolean).length >= mostOfIt * all.length;
  return isAbout && heard.length > 0 && isMost ? 'for' : 'silent';
}

export const contentFact: CompareFact = (one, other) => ({
  fact: 'content',
  vote: voteOfContent(one, other),
  seen: () => both(list(one.object.content), list(other.object.content)),
});

/** Names that Latin script marks with a capital have to be heard in the other text. */
function voteOfNames(one: Fingerprint, other: Fingerprint): Vote {
  const isOneLanguage = one.language === other.language;
  const [short, long] = one.words.length <= other.words.length ? [one, other] : [other, one];
  const [named, text] = short.object.names.size > 0 || isOneLanguage ? [short, long] : [long, short];
  const { names } = named.object;
  if (names.size === 0) return 'silent';
  const heard = [...names].filter((name) => isHeard(name, text)).length;
  if (heard === names.size || (!isOneLanguage && heard * 2 >= names.size)) return 'for';
  // A short entry leaves names out.
  const isWhole = named === short || short.words.length * 2 >= long.words.length;
  return isWhole && (heard === 0 || isOneLanguage) ? 'against' : 'silent';
}

export const nameFact: CompareFact = (one, other) => ({
  fact: 'names',
  vote: voteOfNames(one, other),
  seen: () => both(list(one.object.names), list(other.object.names)),
});
