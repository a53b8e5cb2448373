import { hash } from 'node:crypto';
import { foldLetters } from '@awaj/reader/notice-text';
import type { Found, Reading } from '@awaj/reader/reading';
import { buyerNameOf } from './buyer-names.ts';
import type { Fingerprint } from './fingerprint.ts';
import { codesIn, likelyNumber, numberFrom } from './notice-numbers.ts';
import { objectOf } from './object-of.ts';
import { withWholeFigures } from './scaled-figures.ts';
import { soundsOf } from './sounds.ts';
import { factOf, type Token, tokensOf } from './tokens.ts';
import { organisationTable } from './words/tables.ts';

const valueIn = <Value>(found: Found<Value> | null): Value | null => found?.value ?? null;

const amount =
  /(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d\d))?\s*(?:\/-)?\s*\(?(?=birr|etb|ብር|qarshii|ቅርሺ|ቅርሽ)|(?:birr|etb|ብር|qarshii|ቅርሺ)\s*(\d{1,3}(?:,\d{3})+|\d+)/g;

const mostAmounts = 24;
const mostSounds = 400;

const amountsIn = (folded: string): Set<number> =>
  new Set(
    [...folded.matchAll(amount)]
      .slice(0, mostAmounts)
      .map(([, before, , after]) => Number((before ?? after ?? '').replaceAll(',', '')))
      .filter((birr) => birr > 0),
  );

const organisationsIn = (tokens: readonly Token[]): Set<string> =>
  new Set(tokens.flatMap((_, at) => organisationTable.meaningAt(tokens, at)?.meaning ?? []));

const hashOf = factOf((word) => {
  let hashed = 0;
  for (let at = 0; at < word.length; at++) hashed = (Math.imul(hashed, 31) + word.charCodeAt(at)) | 0;
  return hashed;
});

const hashesOf = (tokens: readonly Token[]): Int32Array =>
  new Int32Array(tokens.slice(0, mostSounds).map(hashOf)).sort();

const soundsIn = (tokens: readonly Token[]): Set<string> =>
  new Set(tokens.slice(0, mostSounds).flatMap((token) => (token.isFigure ? [] : soundsOf(token))));

/** Makes the fingerprint of a notice. `text` is the readable text that was read. */
export function fingerprintOf(text: string, reading: Reading, publishedOn: string | null = null): Fingerprint {
  const folded = withWholeFigures(foldLetters(text));
  const tokens = tokensOf(folded);
  const written = valueIn(reading.buyer);
  const buyer = written === null ? null : buyerNameOf(written);
  const number = valueIn(reading.number);
  const codes = codesIn(folded);
  return {
    text: hash('sha1', tokens.map((token) => token.text).join(' '), 'base64'),
    language: valueIn(reading.language),
    type: valueIn(reading.type),
    number: (number === null ? null : numberFrom(number)) ?? likelyNumber(codes),
    codes,
    organisations: organisationsIn(tokens),
    words: hashesOf(tokens.filter((token) => !token.isFigure)),
    figures: hashesOf(tokens.filter((token) => token.isFigure)),
    buyer,
    sounds: soundsIn(tokens),
    closesAt: valueIn(reading.closes_at),
    closesOn: valueIn(reading.closes_on),
    isCounted: reading.rule !== null,
    publishedOn: valueIn(reading.published_on) ?? publishedOn,
    bond: valueIn(reading.bond_birr),
    bondPercent: valueIn(reading.bond_percent),
    price: valueIn(reading.document_price_birr),
    amounts: amountsIn(folded),
    phones: new Set(reading.phones.map(({ value }) => value)),
    category: valueIn(reading.category),
    region: valueIn(reading.region),
    object: objectOf(folded, tokens, valueIn(reading.title), buyer),
  };
}
