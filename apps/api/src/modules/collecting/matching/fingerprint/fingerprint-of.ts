import { hash } from 'node:crypto';
import type { CalendarDate } from '@awaj/domain/ethiopian-calendar';
import { dateMentions, resolveDates } from '@awaj/reader/dates';
import { foldLetters, foldText } from '@awaj/reader/notice-text';
import type { Found, Reading } from '@awaj/reader/reading';
import { tokenise } from '@awaj/reader/tokens';
import { organisationTable } from '../words/tables.ts';
import { factOf, type Token, tokensOf } from '../words/tokens.ts';
import { buyerIn } from './buyer-in-text.ts';
import { buyerNameOf } from './buyer-names.ts';
import type { Fingerprint } from './fingerprint.ts';
import { codesIn, likelyNumber, numberFrom } from './notice-numbers.ts';
import { objectOf } from './object-of.ts';
import { withWholeFigures } from './scaled-figures.ts';
import { shortNamesOf } from './short-names.ts';
import { soundsOf } from './sounds.ts';

const valueIn = <Value>(found: Found<Value> | null): Value | null => found?.value ?? null;

const amount =
  /(?:መነሻ(?:\s*ዋጋ)?|floor price|starting price|gatii ka'umsaa)[^\d\n]{0,12}(\d{1,3}(?:,\d{3})+)|(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d\d))?\s*(?:\/-)?\s*\(?(?=birr|etb|ብር|qarshii|ቅርሺ|ቅርሽ)|(?:birr|etb|ብር|qarshii|ቅርሺ)\s*(\d{1,3}(?:,\d{3})+|\d+)/g;

const mostAmounts = 24;
const mostSounds = 400;

const amountsIn = (folded: string): Set<number> =>
  new Set(
    [...folded.matchAll(amount)]
      .slice(0, mostAmounts)
      .map(([, starting, before, , after]) => Number((starting ?? before ?? after ?? '').replaceAll(',', '')))
      .filter((birr) => birr > 0),
  );

function organisationsIn(tokens: readonly Token[]): Set<string> {
  const organisations = new Set<string>();
  for (let at = 0; at < tokens.length; at++) {
    const meant = organisationTable.meaningAt(tokens, at);
    if (meant !== null) organisations.add(meant.meaning);
  }
  return organisations;
}

const hashOf = factOf((word) => {
  let hashed = 0;
  for (let at = 0; at < word.length; at++) hashed = (Math.imul(hashed, 31) + word.charCodeAt(at)) | 0;
  return hashed;
});

const hashesOf = (tokens: readonly Token[]): Int32Array =>
  new Int32Array(tokens.slice(0, mostSounds).map(hashOf)).sort();

function soundsIn(tokens: readonly Token[]): Set<string> {
  const sounds = new Set<string>();
  for (const token of tokens.slice(0, mostSounds))
    if (!token.isFigure) for (const sound of soundsOf(token)) sounds.add(sound);
  return sounds;
}

/** An hour, or a day with a word and a year: 8 Septemer 2026. */
const hourOrDay = /\d[:፡]\d\d|\d\s+\p{L}{3,12}[\s,.]+20\d\d|\p{L}{3}\s+\d{1,2},?\s+(?:ቀን\s+)?20\d\d/u;

/** `folded` has the figures as the text prints them, because both must be equally long. */
const daysIn = (text: string, folded: string, publishedOn: CalendarDate | null): Set<string> => {
  const dates = resolveDates(dateMentions(tokenise(text), folded), folded, { publishedOn, usual: null });
  return new Set(dates.flatMap(({ chosen }) => chosen?.date ?? []));
};

/** Makes the fingerprint of a notice. `text` is the readable text that was read. */
export function fingerprintOf(text: string, reading: Reading, publishedOn: string | null = null): Fingerprint {
  const letters = foldText(text);
  const folded = withWholeFigures(letters);
  const tokens = tokensOf(folded);
  const written = valueIn(reading.buyer);
  const buyerText = buyerIn(text, written);
  const buyer = buyerText === null ? null : buyerNameOf(buyerText);
  const title = valueIn(reading.title);
  // "Regional Transport Bureau: 22 km of road": a part of the name was taken for the title.
  const isOfBuyer = title !== null && buyerText !== null && foldLetters(buyerText).includes(foldLetters(title));
  const on = valueIn(reading.published_on) ?? (publishedOn as CalendarDate | null);
  const days = daysIn(text, letters, on);
  const codes = codesIn(folded);
  const said = valueIn(reading.number);
  const number = (said === null ? null : numberFrom(said)) ?? likelyNumber(codes);
  return {
    text: hash('sha1', tokens.map((token) => token.text).join(' '), 'base64'),
    language: valueIn(reading.language),
    type: valueIn(reading.type),
    number,
    codes,
    organisations: organisationsIn(tokens),
    words: hashesOf(tokens.filter((token) => !token.isFigure)),
    figures: hashesOf(tokens.filter((token) => token.isFigure)),
    buyer,
    shortNames: shortNamesOf(text, buyer, number),
    sounds: soundsIn(tokens),
    closesAt: valueIn(reading.closes_at),
    closesOn: valueIn(reading.closes_on) ?? valueIn(reading.opens_on),
    days,
    isDated: days.size > 0 || hourOrDay.test(folded),
    isCounted: reading.rule !== null,
    publishedOn: on,
    bond: valueIn(reading.bond_birr),
    bondPercent: valueIn(reading.bond_percent),
    price: valueIn(reading.document_price_birr),
    amounts: amountsIn(folded),
    phones: new Set(reading.phones.map(({ value }) => value)),
    category: valueIn(reading.category),
    region: valueIn(reading.region),
    object: objectOf(text, folded, tokens, isOfBuyer ? null : title, buyer),
  };
}
