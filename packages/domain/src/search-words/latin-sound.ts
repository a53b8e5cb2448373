const firstSyllable = 0x1200;

/** The consonants of the rows of eight letters, for folded text; "-" for vowels only, or no letter. */
const consonants = 'hlhmsrsSkkkkbvtchhnn-kkhhw-zzyddjgggtcpssfp';
/** The sixth vowel is hardly heard and dropped, and so is i, which people write for it. */
const vowels = 'eu-ae-o-';
/** In these rows the first vowel sounds as a. */
const rowsWithA = 'h-';

function soundOfSyllable(letter: string): string {
  const offset = letter.charCodeAt(0) - firstSyllable;
  const consonant = consonants.charAt(offset >> 3);
  const vowel = offset % 8 === 0 && rowsWithA.includes(consonant) ? 'a' : vowels.charAt(offset & 7);
  return (consonant + vowel).replaceAll('-', '');
}

/** Unifies spellings of one sound, for both scripts. */
const settle = (sound: string): string => sound.replace(/u?w?wa|ua/g, 'wa').replace(/(.)\1+/g, '$1');

/** How people write Amharic in Latin letters. */
const latinSpellings: readonly (readonly [RegExp, string])[] = [
  [/t?ch/g, 'ç'],
  [/sh/g, 'S'],
  [/t[sz]/g, 's'],
  [/kh/g, 'h'],
  [/zh/g, 'z'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/dj/g, 'j'],
  [/ny|gn(?=[aeiou]|$)/g, 'n'],
  [/[cq]/g, 'k'],
  [/ç/g, 'c'],
  [/i(?=[aou])/g, 'y'],
  [/i/g, ''],
];

/** The sound of an Ethiopic word, comparable with Latin typing: ጨረታ and "chereta". */
export const soundOfEthiopic = (word: string): string => settle([...word].map(soundOfSyllable).join(''));

export const soundOfLatin = (word: string): string =>
  settle(latinSpellings.reduce((text, [pattern, sign]) => text.replace(pattern, sign), word));
