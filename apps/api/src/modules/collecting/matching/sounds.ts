import { recentlyRead } from '@awaj/domain/recently-read';
import { factOf, isEthiopic, withoutPrefixes } from './tokens.ts';

const firstLetter = 0x1200;

/** A sign for each row of eight Ethiopic letters; "-" for what Latin spellings leave out or write in many ways. */
const signOfRow = '-L-MSRSSKKKKBBTC--NN-KK--W-ZZYDDGGGGTCPSSFP';

/** Where Latin spellings of one name differ: two letters before one, and c before e and i. */
const latinSigns: readonly (readonly [RegExp, string])[] = [
  [/tch|ch/g, 'C'],
  [/sh|ts|tz/g, 'S'],
  [/ph/g, 'F'],
  [/th/g, 'T'],
  [/dh/g, 'D'],
  [/ny|gn(?=[aeiou])/g, 'N'],
  [/c(?=[eiy])/g, 'S'],
  [/[ckq]/g, 'K'],
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
 * How a name sounds, as far as its consonants tell: ባሕር ዳር and Bahir Dar, ጅማ and Jimma are the same. What begins with a
 * vowel keeps that; w and y count only where they begin a word.
 */
export const soundOf = recentlyRead((token) => {
  const signs = isEthiopic(token) ? ethiopicSigns(token) : signsOfLatin(token);
  const begins = signs.startsWith('-') ? 'A' : signs.slice(0, 1);
  return (
    begins +
    signs
      .slice(1)
      .replace(/[-WY]/g, '')
      .replace(/(.)\1+/g, '$1')
  );
}, 10_000);

/** How a word sounds as it is written, and without what is set before it. */
export const soundsOf = factOf((word) => withoutPrefixes(word).map(soundOf));

/** How a word sounds without what is set before it. */
export const bareSoundOf = factOf((word) => soundOf(withoutPrefixes(word).at(-1) ?? word));
