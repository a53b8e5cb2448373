/** All letters that are told apart: a space, the glottal stop, Latin ones and Ethiopic ones. */
const quote = "'";
const firstLatin = 0x61;
const lastLatin = 0x7a;
const firstEthiopic = 0x1200;
const lastEthiopic = 0x135a;
const latin = 2;
const ethiopic = latin + lastLatin - firstLatin + 1;
const letters = ethiopic + lastEthiopic - firstEthiopic + 1;
const space = 0;
const glottalStop = 1;

/** Small letters; the glottal stop is a letter of Oromo, whichever sign it has; all else stands between words. */
function letterOf(code: number): number {
  if (code >= firstEthiopic && code <= lastEthiopic) return code - firstEthiopic + ethiopic;
  if (code >= firstLatin && code <= lastLatin) return code - firstLatin + latin;
  if (code >= 0x41 && code <= 0x5a) return code - 0x41 + latin;
  return code === 0x27 || code === 0x60 || code === 0xb4 || code === 0x2018 || code === 0x2019 || code === 0x2bc
    ? glottalStop
    : space;
}

function signOf(letter: number): string {
  if (letter === space) return ' ';
  if (letter === glottalStop) return quote;
  return String.fromCharCode(letter < ethiopic ? letter - latin + firstLatin : letter - ethiopic + firstEthiopic);
}

/**
 * Each pair and each letter has a number from 0 on, so that the weights of all of them are one array: first the pairs,
 * row by row of their first letter, then the letters alone.
 */
const pairKey = (before: number, letter: number): number => before * letters + letter;
const pairs = letters * letters;
export const gramCount = pairs + letters;

/** The number of a pair or a letter; a letter that is not told apart counts as a space. */
export function keyOf(gram: string): number {
  const [first, second] = [letterOf(gram.charCodeAt(0)), letterOf(gram.charCodeAt(1))];
  return gram.length === 1 ? pairs + first : pairKey(first, second);
}

/** The pair or letter of a number: the other way round. */
export const gramOf = (key: number): string =>
  key < pairs ? signOf(Math.floor(key / letters)) + signOf(key % letters) : signOf(key - pairs);

/** Visits each letter of a text and each pair, as numbers. How words begin and end says most, and counts twice. */
export function eachGram(text: string, visit: (key: number) => void): void {
  let before = space;
  for (let at = 0; at <= text.length; at++) {
    const letter = at < text.length ? letterOf(text.charCodeAt(at)) : space;
    if (letter === space && before === space) continue;
    const pair = pairKey(before, letter);
    visit(pair);
    if (letter === space || before === space) visit(pair);
    if (letter !== space) visit(pairs + letter);
    before = letter;
  }
}
