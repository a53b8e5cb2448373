import { foldHomophones } from '@awaj/domain/amharic';
import { recentlyRead } from '@awaj/domain/recently-read';

const firstLetter = 0x1200;
const lastLetter = 0x1357;

/** Replaces a letter only by a single letter. ሏ is kept, because its other spelling has two. */
const folded: readonly string[] = Array.from({ length: lastLetter - firstLetter + 1 }, (_, offset) => {
  const letter = String.fromCharCode(firstLetter + offset);
  const spelling = foldHomophones(letter);
  return spelling.length === 1 ? spelling : letter;
});

const likeQuote = /[`‘’ʼ´]/;

/** Folds variants in other scripts: capitals, wide digits, dashes, the glottal stop of Oromo. */
function foldOther(letter: string): string {
  if (likeQuote.test(letter)) return "'";
  if (/\p{Pd}/u.test(letter)) return '-';
  const plain = letter.normalize('NFKC').toLowerCase();
  return plain.length === letter.length ? plain : letter;
}

/**
 * Numbers in which the letter ዐ or a Latin O stands for zero: ለ2ዐ ቀናት, 8፡3ዐ, 5,ዐዐዐ.ዐዐ. At the end the letter may begin
 * the era, as in 2009ዐ.ም, or a word.
 */
const numberWithZeros =
  /(?<![\p{L}\d])(?=[ዐOo\d])(?=[ዐOo.,:፡/]{0,30}\d)[\dዐOo]+(?:[.,:፡/][\dዐOo]+)*(?:(?<=\d|ዐዐ)|(?![ሀ-ኙኜ-ፚa-z]|[./]ም))|(?<=[ሀ-ፚ])(?![ዐ])(?=[\dዐ.,:፡/]{0,30}\d)[\dዐ]+(?:[.,:፡/][\dዐ]+)*(?:(?<=\d|ዐዐ)|(?![ሀ-ኙኜ-ፚ]|[./]ም))/gu;

/** A quick check, because most texts have none. */
const mayHaveZeros = /\d[.,:፡/]?[ዐOo]|[ዐOo][.,:፡/]?\d/;

const withZeros = (text: string): string =>
  mayHaveZeros.test(text) ? text.replace(numberWithZeros, (number) => number.replace(/[ዐOo]/g, '0')) : text;

/** 8;30: a slip for a colon. */
const slippedColon = /(?<=\d);(?=\d\d(?!\d))/g;
const withColons = (text: string): string => (text.includes(';') ? text.replace(slippedColon, ':') : text);

/** The folded form of each code unit, computed at its first use. 0 means not computed. */
const foldedUnits = new Uint16Array(0x1_0000);

function foldUnit(code: number): number {
  const letter = String.fromCharCode(code);
  const isEthiopic = code >= firstLetter && code <= lastLetter;
  const spelling = isEthiopic ? (folded[code - firstLetter] ?? letter) : foldOther(letter);
  const unit = spelling.charCodeAt(0);
  foldedUnits[code] = unit;
  return unit;
}

/**
 * Folds letters with the same sound to one spelling of the same length. Changed pieces are joined once, because a
 * string built by concatenation is slower to read.
 */
export function foldLetters(text: string): string {
  const written = withColons(withZeros(text));
  const pieces: string[] = [];
  let done = 0;
  for (let at = 0; at < written.length; at++) {
    const code = written.charCodeAt(at);
    const unit = foldedUnits[code] || foldUnit(code);
    if (unit === code) continue;
    pieces.push(written.slice(done, at), String.fromCharCode(unit));
    done = at + 1;
  }
  if (done === 0) return written;
  pieces.push(written.slice(done));
  return pieces.join('');
}

/** A text and its readable form. */
const mostTexts = 2;

/** Folds a whole text, which reading and comparing both need. */
export const foldText = recentlyRead(foldLetters, mostTexts);
