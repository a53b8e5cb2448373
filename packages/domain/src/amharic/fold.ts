/**
 * One spelling for each sound. Amharic writes several sounds with more than one series of letters, and notices use
 * them freely; a series is eight code points, one for each vowel.
 */
const homophoneSeries: readonly (readonly [from: number, to: number])[] = [
  [0x1210, 0x1200],
  [0x1280, 0x1200],
  [0x12b8, 0x1200],
  [0x1220, 0x1230],
  [0x12d0, 0x12a0],
  [0x1340, 0x1338],
];
const lettersInSeries = 7;

const pairs: readonly (readonly [string, string])[] = [
  ['ሃ', 'ሀ'],
  ['ኣ', 'አ'],
  ['ሗ', 'ኋ'],
  ['ዅ', 'ሁ'],
  ['ዄ', 'ሄ'],
  ['ቊ', 'ቁ'],
  ['ኵ', 'ኩ'],
];

function createFolding(): ReadonlyMap<string, string> {
  const folding = new Map<string, string>();
  for (const [from, to] of homophoneSeries)
    for (let vowel = 0; vowel < lettersInSeries; vowel++)
      folding.set(String.fromCodePoint(from + vowel), String.fromCodePoint(to + vowel));
  for (const [from, to] of pairs) folding.set(from, to);
  // The first letter of a folded series may itself be the second spelling of a vowel: ሓ to ሃ to ሀ.
  for (const [from, to] of folding) folding.set(from, folding.get(to) ?? to);
  return folding;
}

const folding = createFolding();
const ethiopic = /[\u1200-\u137f]/g;

/** The letter ዐ beside a digit was meant as a zero: ለ2ዐ ቀናት. */
const zeroWrittenAsLetter = /(?<=\d)ዐ|ዐ(?=\d)/g;

export const foldHomophones = (text: string): string =>
  text.replace(ethiopic, (letter) => folding.get(letter) ?? letter);

const punctuation = /[\u1361-\u1368!-/:-@[-`{-~\u2010-\u2027]+/g;

/** How a title is kept for search, and a query is compared with it: one case, one spelling, single spaces. */
export function foldForSearch(text: string): string {
  const plain = text
    .replace(zeroWrittenAsLetter, '0')
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase();
  return foldHomophones(plain.replace(punctuation, ' ')).replace(/\s+/g, ' ').trim();
}
