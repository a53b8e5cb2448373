import { recentlyRead } from '@awaj/domain/recently-read';
import { type Word, wordsOf } from '../matching/index.ts';
import { foldLetters } from '../notice-text/index.ts';

const isEthiopic = (word: string): boolean => /^[ሀ-ፗ]/.test(word);
const firstLetter = 0x1200;

/** Turns the seventh vowel into the sixth: ወንበሮ(ች) is ወንበር. */
const withoutO = (word: string): string =>
  word.replace(/[ሀ-ፗ]$/, (letter) => {
    const code = letter.charCodeAt(0);
    return ((code - firstLetter) & 7) === 6 ? String.fromCharCode(code - 1) : letter;
  });

/** Before ያ the vowel i is often left out: መሣርያ, መሣሪያ. */
const withI = (word: string): string =>
  word.replace(/[ሀ-ፗ](?=ያ)/g, (letter) => {
    const code = letter.charCodeAt(0);
    return ((code - firstLetter) & 7) === 5 ? String.fromCharCode(code - 3) : letter;
  });

/** ኮበርታታት is the plural of ኮበርታ, ድንኳናት of ድንኳን. */
const tigrinyaSingular = (form: string): string[] =>
  /.{2}ታት$/.test(form) ? [form.slice(0, -2)] : /.{2}ናት$/.test(form) ? [`${form.slice(0, -2)}ን`] : [];

/** Removes the prefixes የ, በ, ለ and ከ and the plural endings ዎች and ች. */
function ethiopicForms(word: string): string[] {
  const spelt = withI(word);
  const bare = spelt.length > 3 ? spelt.replace(/^(?:ስለ|እንደ|ናይ|[የበለከ])/, '') : spelt;
  const forms = [bare, bare.replace(/(?<=..)(?:ንና|[ንናምው])$/, '')];
  return forms.flatMap((form) => {
    const [, stem, plural] = /^(.{2,}?)(ዎች|ች)$/.exec(form) ?? [];
    return stem === undefined ? [form, ...tigrinyaSingular(form)] : [plural === 'ች' ? withoutO(stem) : stem];
  });
}

const singular = (word: string): string =>
  word.length <= 3
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(?<=[sxz]|ch|sh)es$/, '')
        .replace(/(?<=[^s])s$/, '');

/** In Afaan Oromo, meeshaalee and meeshaan are forms of meeshaa. */
const oromoStem = (word: string): string =>
  word.length > 5
    ? word
        .replace(/(?:wwan|oota|ota|leen|lee|tti|iin|[nf])$/, '')
        .replace(/[aeiou]+$/, '')
        .replaceAll(/(.)\1+/g, '$1')
    : word;

/** Lists the words of which a word may be a form, likeliest first. */
function readForms(word: string, isOromo: boolean): readonly string[] {
  if (isEthiopic(word)) return [...new Set(ethiopicForms(word))];
  const plain = word.replaceAll("'", '');
  return isOromo ? [oromoStem(word), singular(plain)] : [singular(plain)];
}

const forms = recentlyRead((word) => readForms(word, false), 10_000);
const oromoForms = recentlyRead((word) => readForms(word, true), 10_000);

export const formsOf = (word: string, isOromo: boolean): readonly string[] => (isOromo ? oromoForms : forms)(word);

export interface Token {
  forms: readonly string[];
  start: number;
  end: number;
}

const smallWords = new Set(['a', 'an', 'the', 'of']);

/** B+G+4 is one word, for a building. */
const wordsIn = (folded: string): readonly Word[] =>
  folded.includes('+')
    ? [...folded.matchAll(/[\p{L}\p{N}+']+/gu)].map(({ 0: word, index }) => ({
        word,
        start: index,
        end: index + word.length,
      }))
    : wordsOf(folded);

export function tokensOf(folded: string, isOromo: boolean): Token[] {
  const tokens: Token[] = [];
  for (const { word, start, end } of wordsIn(folded))
    if (!smallWords.has(word)) tokens.push({ forms: formsOf(word, isOromo), start, end });
  return tokens;
}

/** Splits a phrase of a table into its likeliest forms only, so that ግብርና is not read as ግብር. */
export const stemsOf = (phrase: string, isOromo: boolean): string[] =>
  tokensOf(foldLetters(phrase.replaceAll('-', ' ')), isOromo).map(({ forms: [first = ''] }) => first);
