import { placeNames } from '../words/tables.ts';
import { factOf, isEthiopic, type Token, withoutPrefixes } from '../words/tokens.ts';
import { soundOf } from './sounds.ts';

/** Drops double letters, so that Jimmaa is Jimma and Baahir Daar is Bahir Dar. */
const plain = (token: string): string => token.replace(/(.)\1+/g, '$1');

const keyOf = (token: string): string => (isEthiopic(token) ? soundOf(token) : plain(token));

const keysOf = factOf((word) => withoutPrefixes(word).map(keyOf));

const parts = placeNames.map((place) => place.split('-'));
const bySpelling = new Map(parts.map((place) => [place.map(plain).join(' '), soundOf(place.join(''))]));
const bySound = new Map(parts.map((place) => [place.map(soundOf).join(' '), soundOf(place.join(''))]));

const shortestSound = 3;

/** Finds names of places with one or two words, by their sound. */
export function placesIn(tokens: readonly Token[]): ReadonlySet<string> {
  const places = new Set<string>();
  const keys = tokens.map((token) => (token.isFigure ? [] : keysOf(token)));
  keys.forEach((spellings, at) => {
    const isSound = isEthiopic(tokens[at]?.text ?? '');
    const known = isSound ? bySound : bySpelling;
    for (const spelling of spellings) {
      const pair = (keys[at + 1] ?? []).map((next) => known.get(`${spelling} ${next}`)).find(Boolean);
      const place = pair ?? (isSound && spelling.length < shortestSound ? undefined : known.get(spelling));
      if (place) places.add(place);
    }
  });
  return places;
}
