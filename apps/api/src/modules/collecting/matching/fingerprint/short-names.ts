import { isEthiopic, joinAbbreviations } from '../words/tokens.ts';
import type { BuyerName } from './fingerprint.ts';
import type { NoticeNumber } from './notice-numbers.ts';
import { soundOf } from './sounds.ts';

/** Abbreviations of tendering, of contractors' licences and of money, and words of headings. */
const ofTendering =
  /^(?:o?(?:ncb|icb)|rf[pqb]|ifb|itb|itt|litb|spn|eoi|tor|cpo|vat|tin|etb|usd|eur|plc|ngo|wwc|wwdc|fdre|qcbs|boq|am|pm|ec|efy|invitation|tender|notice|award|sale|auction|urgent|errata|addendum|bid|ref|lot|lakk?|no|pr|dec|nov|jan)$/;

const fewestLetters = 3;
const mostLetters = 7;

/** The letters by their sound and sorted, because another language orders the words of a name differently. */
function signatureOf(letters: readonly string[]): string[] {
  if (letters.length < fewestLetters || letters.length > mostLetters) return [];
  return [
    letters
      .map((letter) => soundOf(letter).slice(0, 1))
      .sort()
      .join(''),
  ];
}

const firstLetters = ({ words, names }: BuyerName): string[] =>
  [...words.map((word) => soundOf(word.slice(0, 1))), ...names].map((name) => name.slice(0, 1).toLowerCase());

/** The names of English letters in Ethiopic: ኢቢሲ is EBC. Longer names come first. */
const spelledLetters: readonly (readonly [string, string])[] = [
  ['ደብሊው', 'W'],
  ['ደብልዩ', 'W'],
  ['ኤክስ', 'X'],
  ['ኤፍ', 'F'],
  ['ኤች', 'H'],
  ['ኤል', 'L'],
  ['ኤም', 'M'],
  ['ኤን', 'N'],
  ['ኤስ', 'S'],
  ['አይ', 'I'],
  ['አር', 'R'],
  ['ኪው', 'Q'],
  ['ዋይ', 'Y'],
  ['ዜድ', 'Z'],
  ['ኤ', 'A'],
  ['ቢ', 'B'],
  ['ሲ', 'C'],
  ['ዲ', 'D'],
  ['ኢ', 'E'],
  ['ጂ', 'G'],
  ['ጄ', 'J'],
  ['ኬ', 'K'],
  ['ኦ', 'O'],
  ['ፒ', 'P'],
  ['ቲ', 'T'],
  ['ዩ', 'U'],
  ['ቪ', 'V'],
];

const spelledOut = new RegExp(
  `(?<!\\p{L})(?:${spelledLetters.map(([name]) => name).join('|')}){${fewestLetters},${mostLetters}}(?!\\p{L})`,
  'gu',
);

function lettersOf(spelled: string): string {
  let rest = spelled;
  let letters = '';
  while (rest !== '') {
    const found = spelledLetters.find(([name]) => rest.startsWith(name));
    if (!found) return '';
    letters += found[1];
    rest = rest.slice(found[0].length);
  }
  return letters;
}

const beginning = 300;

/** EEU, MoWE */
const abbreviation = /(?<![\p{L}\d])[A-Z][A-Za-z]*[A-Z][A-Za-z]*(?![\p{L}\d])/gu;
const atStart = 40;

const capitalsBefore = /(?<!\S)[A-Z]{3,}\s*$/;
const capitalsBehind = /^\s*[A-Z]{3,}(?!\S)/;

/** BEEKSISA CAALBAASII: a heading in capitals has no abbreviations. */
const isInHeading = (text: string, at: number, length: number): boolean =>
  capitalsBefore.test(text.slice(0, at)) || capitalsBehind.test(text.slice(at + length));

/** An abbreviation in Ethiopic letters, with points or without. */
const spelledIn = (text: string): string[] =>
  isEthiopic(text.trimStart())
    ? (joinAbbreviations(text.slice(0, beginning)).match(spelledOut) ?? []).map(lettersOf)
    : [];

/** Abbreviations that begin a text, or stand in brackets after the name. */
const abbreviationsIn = (text: string): string[] =>
  [...text.slice(0, beginning).matchAll(abbreviation)]
    .filter(
      ({ 0: written, index }) =>
        index < atStart || text.slice(index - 1, index) === '(' || text.slice(index + written.length).startsWith(')'),
    )
    .filter(({ 0: written, index }) => !isInHeading(text, index, written.length))
    .map(([written]) => written)
    .concat(spelledIn(text))
    .filter((written) => !ofTendering.test(written.toLowerCase()));

/** The abbreviation that begins a number: EEU/ICB/017/2019. */
const inNumber = (number: NoticeNumber | null): string[] => {
  const first = number?.latin.split('/')[0] ?? '';
  return ofTendering.test(first) ? [] : [first];
};

/** Whether it is an abbreviation from the text. A signature is in capital letters. */
export const isWrittenOut = (shortName: string): boolean => shortName === shortName.toLowerCase();

/** Whether a short name is written out in one of two texts. Two whole names that begin with the same letters are others. */
export const isWrittenIn = (shortName: string, written: ReadonlySet<string>): boolean =>
  isWrittenOut(shortName) || [...written].some((each) => isWrittenOut(each) && signatureOf([...each])[0] === shortName);

/** Finds how a buyer is abbreviated: as the text writes it, and the signatures of these letters and of its name. */
export function shortNamesOf(text: string, buyer: BuyerName | null, number: NoticeNumber | null): ReadonlySet<string> {
  const written = abbreviationsIn(text);
  const capitals = written.map((each) => each.replace(/[^A-Z]/g, ''));
  const literal = [...written, ...capitals, ...inNumber(number)]
    .map((each) => each.toLowerCase())
    .filter((each) => each.length >= fewestLetters && each.length <= mostLetters);
  const letters = [...(buyer ? [firstLetters(buyer)] : []), ...literal.map((each) => [...each])];
  return new Set([...literal, ...letters.flatMap(signatureOf)]);
}
