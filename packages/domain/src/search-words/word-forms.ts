import { foldHomophones, foldWithJoints, joint } from '../amharic/index.ts';
import { recentlyRead } from '../recently-read/index.ts';
import { soundOfEthiopic, soundOfLatin } from './latin-sound.ts';

/** Longer words are cut: nobody types them, and an index cannot store them. */
export const longestWord = 60;

const prefixes = ['የ', 'በ', 'ለ', 'ከ', 'ስለ', 'እንደ'];
const prefix = new RegExp(`^(?:${prefixes.join('|')})(?=[ሀ-ፗ]{2}|\\d)`);
const isEthiopic = (word: string): boolean => /^[ሀ-ፗ]+$/.test(word);

/** Prefix of sounds, so that they differ from words. */
const soundSign = '~';
const shortestTyped = 4;
const shortestSound = 2;

const withSign = (sound: string): string[] => (sound.length >= shortestSound ? [soundSign + sound] : []);

/** The word, with and without an Amharic prefix. */
const withBare = (word: string): string[] => [word, word.replace(prefix, '')];

/** 5000.00 is 5000. */
const withRound = (word: string): string[] => [word, word.replace(/(?<=^\d+)\.0+$/, '')];

const shortestLeftOut = { ethiopic: 3, other: 4 };

/**
 * Whether an excluded form leaves out longer words too, as a search finds them: -printer leaves out "printers". A short
 * form begins too many words: -car must not leave out "carpets". Numbers and sounds are whole.
 */
export const leavesOutLonger = (form: string): boolean =>
  !form.startsWith(soundSign) &&
  !/\d/.test(form) &&
  form.length >= (isEthiopic(form) ? shortestLeftOut.ethiopic : shortestLeftOut.other);

const unique = (forms: readonly string[]): string[] => [...new Set(forms)];

/** Does not cut a surrogate pair. */
const cut = (word: string): string =>
  word.length > longestWord ? word.slice(0, longestWord).replace(/\p{Cs}$/u, '') : word;

function joined(written: string): string {
  return cut(written.includes(joint) ? foldHomophones(written.replaceAll(joint, '')) : written);
}

/** The whole word, and the parts of a joined one. */
function namesOf(written: string): string[] {
  const whole = joined(written);
  const longParts = written.split(joint).filter((part) => part.length > 1 && part !== whole);
  return [whole, ...longParts.map(cut)];
}

const spellingsOf = (written: string): string[] => unique(namesOf(written).flatMap(withBare).flatMap(withRound));

function formsOf(written: string): readonly string[] {
  const spellings = spellingsOf(written);
  const sounds = spellings.filter(isEthiopic).flatMap((word) => withSign(soundOfEthiopic(word)));
  return unique([...spellings, ...sounds]);
}

/** The words of a text in order, with joints. */
export const wordsAsWritten = (text: string): readonly string[] => foldWithJoints(text).split(' ').filter(Boolean);

/** The words of a text in order, each with all its forms; the first is the folded word itself. */
export const textWords = (text: string): readonly (readonly string[])[] =>
  wordsAsWritten(text).map((written) => knownWord(written).forms);

const isLatin = (word: string): boolean => /^\p{Script=Latin}+$/u.test(word);

/** The sound of a word in either script. Numbers stay unchanged. */
function soundOf(name: string): string {
  if (isEthiopic(name)) return soundOfEthiopic(name);
  return isLatin(name) ? soundOfLatin(name) : name;
}

/** The cached facts about a word of a text. */
interface KnownWord {
  /** All forms that match it; the first is the word itself. */
  forms: readonly string[];
  /** The sounds of the whole word and of its parts. */
  sounds: readonly string[];
}

export const knownWord = recentlyRead(
  (written): KnownWord => ({ forms: formsOf(written), sounds: unique(namesOf(written).map(soundOf)) }),
  10_000,
);

const prefixSounds = prefixes.map(soundOfEthiopic);

/** With Amharic prefixes. Each ends in a vowel that is heard once. */
const withPrefixSounds = (sound: string): string[] => prefixSounds.map((each) => each + sound.replace(/^e/, ''));

/** The sounds that a searched word may have in a text. */
export function soundsAsked(word: string): readonly string[] {
  if (isLatin(word)) return unique([soundOf(word), ...withPrefixSounds(soundOf(word))]);
  const names = withBare(word).flatMap(withRound);
  const asNumbers = names.flatMap((name) => (/^\d+$/.test(name) ? [name, `${name}.0`, `${name}.00`] : [name]));
  return unique(asNumbers.flatMap((name) => [name, ...prefixes.map((each) => each + name)]).map(soundOf));
}

/** The folded words of a text, as for a query. */
export const askedWords = (text: string): string[] => wordsAsWritten(text).map(joined);

/** The forms of a searched word. A text matches if one of its words has any of them. */
export function wantedForms(word: string): readonly string[] {
  const isTyped = word.length >= shortestTyped && isLatin(word);
  return unique([...withBare(word).flatMap(withRound), ...(isTyped ? withSign(soundOfLatin(word)) : [])]);
}
