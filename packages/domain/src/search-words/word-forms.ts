import { foldHomophones, foldWithJoints, joint } from '../amharic/index.ts';
import { soundOfEthiopic, soundOfLatin } from './latin-sound.ts';

/** A word is cut there: nobody types a longer one, and an index could not keep it. */
export const longestWord = 60;

const prefixes = ['የ', 'በ', 'ለ', 'ከ', 'ስለ', 'እንደ'];
const prefix = new RegExp(`^(?:${prefixes.join('|')})(?=[ሀ-ፗ]{2}|\\d)`);
const isEthiopic = (word: string): boolean => /^[ሀ-ፗ]+$/.test(word);

/** Before a sound, so that it is taken for no word. */
const soundSign = '~';
const shortestTyped = 4;
const shortestSound = 2;

const withSign = (sound: string): string[] => (sound.length >= shortestSound ? [soundSign + sound] : []);

/** As it is written, and without what Amharic sets before it. */
const withBare = (word: string): string[] => [word, word.replace(prefix, '')];

/** 5000.00 is 5000. */
const withRound = (word: string): string[] => [word, word.replace(/(?<=^\d+)\.0+$/, '')];

const unique = (forms: readonly string[]): string[] => [...new Set(forms)];

/** Not through a letter of two halves. */
const cut = (word: string): string =>
  word.length > longestWord ? word.slice(0, longestWord).replace(/\p{Cs}$/u, '') : word;

function joined(written: string): string {
  return cut(written.includes(joint) ? foldHomophones(written.replaceAll(joint, '')) : written);
}

/** The whole, and its parts where it is joined. */
function namesOf(written: string): string[] {
  const whole = joined(written);
  const longParts = written.split(joint).filter((part) => part.length > 1 && part !== whole);
  return [whole, ...longParts.map(cut)];
}

const spellingsOf = (written: string): string[] => unique(namesOf(written).flatMap(withBare).flatMap(withRound));

/** All that a word of a text is found by; first the word itself. */
function formsOf(written: string): readonly string[] {
  const spellings = spellingsOf(written);
  const sounds = spellings.filter(isEthiopic).flatMap((word) => withSign(soundOfEthiopic(word)));
  return unique([...spellings, ...sounds]);
}

const wordsAsWritten = (text: string): string[] => foldWithJoints(text).split(' ').filter(Boolean);

/** The words of a text in their order, each with all that it is found by: first the folded word itself. */
export function textWords(text: string): readonly (readonly string[])[] {
  const known = new Map<string, readonly string[]>();
  return wordsAsWritten(text).map((written) => {
    const forms = known.get(written) ?? formsOf(written);
    known.set(written, forms);
    return forms;
  });
}

/** The words of a text in their order, each as it is written and by its parts. */
export const textNames = (text: string): readonly (readonly string[])[] => wordsAsWritten(text).map(namesOf);

/** How a word that is asked for may be written in a text, sounds apart. */
export function namesAsked(word: string): readonly string[] {
  const names = withBare(word).flatMap(withRound);
  const asNumbers = names.flatMap((name) => (/^\d+$/.test(name) ? [name, `${name}.0`, `${name}.00`] : [name]));
  const takesPrefix = (name: string): boolean => /^[ሀ-ፗ\d]/.test(name);
  return unique(asNumbers.flatMap((name) => [name, ...(takesPrefix(name) ? prefixes.map((each) => each + name) : [])]));
}

/** The sound by which a word may be found that is typed in Latin letters. */
export const soundsAsked = (word: string): string[] => wantedForms(word).filter((form) => form.startsWith(soundSign));

/** The folded words of a text, as somebody asks for them. */
export const askedWords = (text: string): string[] => wordsAsWritten(text).map(joined);

/** A text has a word that is asked for where one of its words is found by any of these. */
export function wantedForms(word: string): readonly string[] {
  const isLatin = word.length >= shortestTyped && /^\p{Script=Latin}+$/u.test(word);
  return unique([...withBare(word).flatMap(withRound), ...(isLatin ? withSign(soundOfLatin(word)) : [])]);
}
