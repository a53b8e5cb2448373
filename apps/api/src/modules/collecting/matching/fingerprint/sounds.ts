import { recentlyRead } from '@awaj/domain/recently-read';
import { factOf, isEthiopic, withoutPrefixes } from '../words/tokens.ts';

const firstLetter = 0x1200;

/** A sign for each row of eight Ethiopic letters. "-" marks sounds that Latin spellings omit or write in many ways. */
const signOfRow = '-L-MSRSSKKKKBBTC--NN-KK--W-ZZYDDGGGGTCPSSFP';

/** Spellings that vary in Latin script. Two letters come before single ones, and c before e and i. */
const latinSigns: readonly (readonly [RegExp, string])[] = [
  [/tch|ch/g, 'C'],
  [/sh|ts|tz/g, 'S'],
  [/dj/g, 'G'],
  [/ph/g, 'F'],
  [/th/g, 'T'],
  [/dh/g, 'D'],
  [/ny|gn(?=[aeiou])/g, 'N'],
  [/c(?=[eiy])/g, 'S'],
  [/[ckq]/g, 'K'],
  // Oxfam, Apex. Elsewhere x is the ጠ of Afaan Oromo.
  [/x(?=[^aeioux']|$)/g, 'KS'],
  [/x/g, 'T'],
  [/[jg]/g, 'G'],
  [/[vb]/g, 'B'],
  [/[aeiouh'\p{M}]/gu, '-'],
];

const ethiopicSigns = (token: string): string =>
  [...token].map((letter) => signOfRow[(letter.charCodeAt(0) - firstLetter) >> 3] ?? '-').join('');

const signsOfLatin = (token: string): string =>
  latinSigns.reduce((text, [pattern, sign]) => text.replace(pattern, sign), token.normalize('NFKD')).toUpperCase();

/**
 * The sound of a name by its consonants: ባሕር ዳር and Bahir Dar are the same, and so are ጅማ and Jimma. An initial vowel
 * counts, and w and y count only at the beginning.
 */
export const soundOf = recentlyRead((token) => {
  // ዩኒሴፍ is UNICEF.
  const signs = isEthiopic(token) ? ethiopicSigns(token.replace(/^ዩ/, 'ኡ')) : signsOfLatin(token);
  const begins = signs.startsWith('-') ? 'A' : signs.slice(0, 1);
  return (
    begins +
    signs
      .slice(1)
      .replace(/[-WY]/g, '')
      .replace(/(.)\1+/g, '$1')
  );
}, 10_000);

/** The sounds of a word with and without its prefix. */
export const soundsOf = factOf((word) => withoutPrefixes(word).map(soundOf));

/** The sound of a word without its prefix. */
export const bareSoundOf = factOf((word) => soundOf(withoutPrefixes(word).at(-1) ?? word));
