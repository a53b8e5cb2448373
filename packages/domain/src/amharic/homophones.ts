/**
 * In Unicode a consonant is a row of eight letters: seven vowels, and usually -wa. In Amharic these rows sound alike,
 * vowel by vowel: four for h, two each for s, the glottal stop and ts.
 */
const rowsReadAlike: readonly (readonly [from: number, to: number])[] = [
  [0x1210, 0x1200],
  [0x1280, 0x1200],
  [0x12b8, 0x1200],
  [0x1220, 0x1230],
  [0x12d0, 0x12a0],
  [0x1340, 0x1338],
];
const vowels = [0, 1, 2, 3, 4, 5, 6] as const;

const letterAt = (codePoint: number): string => String.fromCodePoint(codePoint);

/** Letters with -wa, by their distance from the same consonant with -u. */
const withWa = [
  [6, 'ሏሗሟሧሯሷሿቧቯቷቿኗኟዟዧዷጇጧጯጷጿፏፗ'],
  [10, 'ቋቛኋኳዃጓ'],
] as const;

/** Rounded rows of q, h, k and g, each after its plain row. People write one for the other. */
const roundedRows: readonly number[] = [0x1248, 0x1258, 0x1288, 0x12b0, 0x12c0, 0x1310];
const lettersInRow = 8;
/** The vowel of a rounded letter and of its plain replacement: quä is qo, qui and quə are qu. */
const roundedAsPlain = [
  [0, 6],
  [2, 1],
  [5, 1],
] as const;

const singlePairs: readonly (readonly [string, string])[] = [
  ['ሃ', 'ሀ'],
  ['ኣ', 'አ'],
  ['ዉ', 'ው'],
  ['ኌ', 'ሄ'],
  ['ዄ', 'ሄ'],
];

const waSpellings = withWa.flatMap(([distance, letters]) =>
  [...letters].map((letter) => [letter, `${letterAt(letter.charCodeAt(0) - distance)}ዋ`] as const),
);

const spellings: ReadonlyMap<string, string> = new Map([
  ...rowsReadAlike.flatMap(([from, to]) =>
    vowels.map((vowel) => [letterAt(from + vowel), letterAt(to + vowel)] as const),
  ),
  ...roundedRows.flatMap((row) =>
    roundedAsPlain.map(([rounded, plain]) => [letterAt(row + rounded), letterAt(row - lettersInRow + plain)] as const),
  ),
  ...waSpellings,
  ...singlePairs,
]);

const respell = (text: string): string => text.replace(/[ሀ-ፗ]/g, (letter) => spellings.get(letter) ?? letter);

/** A spelling may need two steps, ሓ to ሃ to ሀ, but never more. */
const canonical: ReadonlyMap<string, string> = new Map(
  [...spellings].map(([letter, to]) => [letter, respell(respell(to))]),
);

const lettersBeforeWa = [...new Set(waSpellings.map(([letter]) => canonical.get(letter)?.charAt(0)))].join('');

/**
 * The spellings of one sound, as replacement steps. A letter with -wa becomes two, ሏ to ሉዋ, because it is also written
 * that way, and as ሉአ. So its first half is already found while typing.
 */
export const homophoneSteps = [
  // The pattern finds only letters of the map.
  [new RegExp(`[${[...canonical.keys()].join('')}]`, 'g'), (letter: string) => canonical.get(letter) as string],
  [new RegExp(`(?<=[${lettersBeforeWa}])አ`, 'g'), () => 'ዋ'],
] as const;

export const foldHomophones = (text: string): string =>
  homophoneSteps.reduce((folded, [pattern, replacement]) => folded.replace(pattern, replacement), text);
