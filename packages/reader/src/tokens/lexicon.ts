import { foldLetters } from '../notice-text/fold-letters.ts';
import type { Meaning } from './token.ts';

/**
 * A form is found within Ethiopic words, which have prefixes and suffixes. "^" binds it to the beginning of a word
 * after any prefix, "$" to its end. A Latin form is a whole word unless it ends with "*". A space matches any break
 * between words, an underscore is a space in lists that are separated by spaces, and an apostrophe may be missing.
 */
export interface LexiconEntry {
  form: string;
  meaning: Meaning;
}

/** Each row is a list of forms with one meaning, separated by spaces. An underscore is a space within a form. */
export const entriesOf = (meaning: Meaning, ...rows: readonly string[]): LexiconEntry[] =>
  rows.flatMap((row) => row.split(' ').map((form) => ({ form, meaning })));

interface Entry {
  words: readonly string[];
  /** The code of the third letter. 0 matches any letter. */
  third: number;
  meaning: Meaning;
  isAtStart: boolean;
  isAtEnd: boolean;
  /** True if an apostrophe follows the first letter. */
  hasQuote: boolean;
}

export interface Lexicon {
  byTwo: ReadonlyMap<number, readonly Entry[]>;
  byOne: ReadonlyMap<number, readonly Entry[]>;
}

const isEthiopic = (code: number): boolean => code >= 0x1200 && code <= 0x135a;
const isLatin = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 0xdf && code <= 0x24f);

const quote = 39;
const codesOf = (signs: string): ReadonlySet<number> => new Set([...signs].map((sign) => sign.charCodeAt(0)));

/** Prefixes of Amharic and Tigrinya. */
const prefixes = codesOf(foldLetters('በለከየስንብካዝእወ'));

const keyOf = (first: number, second: number): number => first * 65_536 + second;

function entryOf({ form, meaning }: LexiconEntry): Entry {
  const bare = foldLetters(form.replace(/^\^|[$*]$/g, '')).replaceAll("'", '');
  const isEthiopicForm = isEthiopic(bare.charCodeAt(0));
  const words = bare.split(/[ _]/);
  const hasQuote = form.charAt(1) === "'";
  const [first = ''] = words;
  return {
    words,
    third: hasQuote || first.length < 3 ? 0 : first.charCodeAt(2),
    meaning,
    isAtStart: !isEthiopicForm || form.startsWith('^'),
    isAtEnd: isEthiopicForm ? form.endsWith('$') : !form.endsWith('*'),
    hasQuote,
  };
}

/** Indexes the entries by their first one or two letters. Of two forms that fit, the longer one wins. */
export function createLexicon(entries: readonly LexiconEntry[]): Lexicon {
  const byTwo = new Map<number, Entry[]>();
  const byOne = new Map<number, Entry[]>();
  for (const entry of entries.map(entryOf)) {
    const first = entry.words[0] ?? '';
    // o'clock is found with and without its apostrophe.
    for (const begin of entry.hasQuote ? [first, `${first.charAt(0)}'`] : [first]) {
      const [index, key] =
        begin.length < 2 ? [byOne, begin.charCodeAt(0)] : [byTwo, keyOf(begin.charCodeAt(0), begin.charCodeAt(1))];
      index.set(key, [...(index.get(key) ?? []), entry]);
    }
  }
  const length = ({ words }: Entry) => words.join(' ').length;
  for (const same of [...byTwo.values(), ...byOne.values()]) same.sort((one, other) => length(other) - length(one));
  return { byTwo, byOne };
}

function isWordStart(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  if (isLatin(text.charCodeAt(at))) return !isLatin(before);
  if (!isEthiopic(before)) return true;
  return prefixes.has(before) && !isEthiopic(text.charCodeAt(at - 2));
}

/** If spaces are lost, ብር follows an amount directly. */
function isWordEnd(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (!isLatin(code) && !isEthiopic(code)) || text.startsWith('ብር', at);
}

/** ጨረታውጥር15ቀን: without spaces a month may precede its day directly. The ends of ቁጥር 15 and አጥር are no months. */
const isGluedMonth = (text: string, at: number, end: number): boolean =>
  /\d/.test(text.charAt(end)) && !/[ቁአ]/.test(text.charAt(at - 1));

/** Returns where the word ends in the text, ignoring apostrophes, or -1. */
function endOfWord(text: string, at: number, word: string): number {
  let end = at;
  for (let index = 0; index < word.length; end++) {
    if (text.charCodeAt(end) === word.charCodeAt(index)) index++;
    else if (text.charCodeAt(end) !== quote || index === 0) return -1;
  }
  return end;
}

/** Strokes and the spaces of folded text. */
const breaks = codesOf(' \t\n\v\f\r\u1680\u2028\u2029\ufeff፡/.-');
const longestBreak = 4;

/** Skips a break between words: spaces and strokes, or nothing if an Ethiopic text has lost its spaces. */
function afterBreak(text: string, at: number): number {
  let next = at;
  while (next < at + longestBreak && breaks.has(text.charCodeAt(next))) next++;
  return next > at || isEthiopic(text.charCodeAt(at)) ? next : -1;
}

function endOf(text: string, at: number, isStart: boolean, { words, isAtStart, isAtEnd }: Entry): number {
  const isInside = isAtStart && !isStart;
  if (isInside && !isAtEnd) return -1;
  let end = endOfWord(text, at, words[0] ?? '');
  for (let index = 1; index < words.length && end >= 0; index++) {
    const start = afterBreak(text, end);
    end = start < 0 ? -1 : endOfWord(text, start, words[index] ?? '');
  }
  if (end < 0 || (isAtEnd && !isWordEnd(text, end))) return -1;
  return isInside && !isGluedMonth(text, at, end) ? -1 : end;
}

function longestOf(entries: readonly Entry[] | undefined, text: string, at: number) {
  if (entries === undefined) return null;
  const isStart = isWordStart(text, at);
  const third = text.charCodeAt(at + 2);
  for (const entry of entries) {
    if (entry.third !== third && entry.third !== 0 && third !== quote) continue;
    const end = endOf(text, at, isStart, entry);
    if (end > 0) return { meaning: entry.meaning, end };
  }
  return null;
}

/** Finds the longest form at a place of a folded text. */
export function lookUp({ byTwo, byOne }: Lexicon, text: string, at: number): { meaning: Meaning; end: number } | null {
  const code = text.charCodeAt(at);
  return longestOf(byTwo.get(keyOf(code, text.charCodeAt(at + 1))), text, at) ?? longestOf(byOne.get(code), text, at);
}
