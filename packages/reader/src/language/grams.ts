/** All distinguished letters: a space, the glottal stop, Latin and Ethiopic letters. */
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

/** Lower case. The glottal stop is a letter of Oromo, whatever sign is used. Everything else separates words. */
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
 * Numbers all pairs and letters from 0, so that their weights are one array: first the pairs by their first letter,
 * then the single letters.
 */
const pairKey = (before: number, letter: number): number => before * letters + letter;
const pairs = letters * letters;
export const gramCount = pairs + letters;

/** The key of a pair or letter; other letters count as spaces. */
export function keyOf(gram: string): number {
  const [first, second] = [letterOf(gram.charCodeAt(0)), letterOf(gram.charCodeAt(1))];
  return gram.length === 1 ? pairs + first : pairKey(first, second);
}

/** The pair or letter of a key. */
export const gramOf = (key: number): string =>
  key < pairs ? signOf(Math.floor(key / letters)) + signOf(key % letters) : signOf(key - pairs);

/** Visits each letter and pair of a text as keys. Beginnings and ends of words are most distinctive and count twice. */
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
