const space = 0x20;
const quote = 0x27;

/** Small letters; the glottal stop is a letter of Oromo, whichever sign it has; all else stands between words. */
function letterOf(code: number): number {
  if (code >= 0x1200 && code <= 0x135a) return code;
  if (code >= 0x61 && code <= 0x7a) return code;
  if (code >= 0x41 && code <= 0x5a) return code + 0x20;
  return code === quote || code === 0x60 || code === 0xb4 || code === 0x2018 || code === 0x2019 || code === 0x2bc
    ? quote
    : space;
}

const highest = 0x10000;
export const keyOf = (gram: string): number =>
  gram.length === 1 ? gram.charCodeAt(0) : gram.charCodeAt(0) * highest + gram.charCodeAt(1);
export const gramOf = (key: number): string =>
  key < highest ? String.fromCharCode(key) : String.fromCharCode(Math.floor(key / highest), key % highest);

/** Visits each letter of a text and each pair, as numbers. How words begin and end says most, and counts twice. */
export function eachGram(text: string, visit: (key: number) => void): void {
  let before = space;
  for (let at = 0; at <= text.length; at++) {
    const letter = at < text.length ? letterOf(text.charCodeAt(at)) : space;
    if (letter === space && before === space) continue;
    const pair = before * highest + letter;
    visit(pair);
    if (letter === space || before === space) visit(pair);
    if (letter !== space) visit(letter);
    before = letter;
  }
}
