import { foldLetters } from '@awaj/reader/notice-text';
import { factOf, isEthiopic, joinAbbreviations, type Token, withoutPrefixes } from './tokens.ts';

/** A meaning, and how many words it covers. */
interface Meant {
  meaning: string;
  length: number;
}

/** A table of words with one meaning. Entries are beginnings of one word or of several in a row. */
export interface WordTable {
  meanings: ReadonlySet<string>;
  /** The meaning of the words at an index. The longest entry wins. */
  meaningAt(tokens: readonly Token[], at: number): Meant | null;
}

interface Entry {
  parts: readonly string[];
  isWhole: boolean;
  meaning: string;
}

const keyLength = 2;

/** Afaan Oromo doubles letters in many ways: footookoppii, fotokopii. */
const withoutDoubles = (word: string): string => word.replace(/([a-z])\1+/g, '$1');

const plainOf = factOf(withoutDoubles);

function entryFrom(word: string, meaning: string): Entry {
  const isWhole = word.startsWith('=');
  const parts = withoutDoubles(joinAbbreviations(foldLetters(isWhole ? word.slice(1) : word))).split('-');
  return { parts, isWhole, meaning };
}

const letters = ({ parts }: Entry): number => parts.join('').length + parts.length;

function indexOf(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const index = new Map<string, Entry[]>();
  for (const entry of entries.toSorted((one, other) => letters(other) - letters(one))) {
    const key = entry.parts[0]?.slice(0, keyLength) ?? '';
    index.set(key, [...(index.get(key) ?? []), entry]);
  }
  return index;
}

const firstLetter = 0x1200;
const consonantOnly = 5;
const shortestVaried = 3;

const orderOf = (code: number): number => (code - firstLetter) & 7;
const rowOf = (code: number): number => (code - firstLetter) >> 3;

/** An Ethiopic ending changes the last letter: ኬሚካል, ኬሚካሎች; ባትሪ keeps its vowel. */
function beginsVaried(token: string, part: string): boolean {
  const last = part.length - 1;
  const code = part.charCodeAt(last);
  if (part.length < shortestVaried || !isEthiopic(part) || orderOf(code) !== consonantOnly) return false;
  return (
    token.length >= part.length &&
    rowOf(token.charCodeAt(last)) === rowOf(code) &&
    token.startsWith(part.slice(0, last))
  );
}

const isPart = ({ isWhole }: Entry, part: string, token: string | undefined): boolean =>
  token !== undefined && (isWhole ? token === part : token.startsWith(part) || beginsVaried(token, part));

function plainAt(tokens: readonly Token[], at: number): string | undefined {
  const token = tokens[at];
  return token && plainOf(token);
}

function meaningOf(entries: readonly Entry[], tokens: readonly Token[], at: number): Meant | null {
  const found = entries.find((entry) =>
    entry.parts.every((part, offset) => offset === 0 || isPart(entry, part, plainAt(tokens, at + offset))),
  );
  return found ? { meaning: found.meaning, length: found.parts.length } : null;
}

/** Each line has a meaning followed by its words. */
export function wordTable(lines: string): WordTable {
  const entries = lines.split('\n').flatMap((line) => {
    const [meaning, ...words] = line.split(' ').filter(Boolean);
    return meaning ? words.map((word) => entryFrom(word, meaning)) : [];
  });
  const index = indexOf(entries);
  /** Only the first word can have a prefix. Each word can have an ending. */
  const entriesFor = factOf((word) =>
    withoutPrefixes(withoutDoubles(word)).flatMap((spelling) =>
      (index.get(spelling.slice(0, keyLength)) ?? []).filter((entry) => isPart(entry, entry.parts[0] ?? '', spelling)),
    ),
  );
  return {
    meanings: new Set(entries.map(({ meaning }) => meaning)),
    meaningAt(tokens, at) {
      const token = tokens[at];
      const entries = token ? entriesFor(token) : [];
      // Most words are in no table.
      return entries.length === 0 ? null : meaningOf(entries, tokens, at);
    },
  };
}
