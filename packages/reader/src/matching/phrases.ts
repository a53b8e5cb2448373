import { recentlyRead } from '@awaj/domain/recently-read';
import { foldLetters } from '../notice-text/index.ts';
import type { Span } from '../reading/found.ts';
import { beginningIn } from '../tokens/places.ts';
import type { Place } from '../tokens/token.ts';
import { formsOf, type Word, wordsOf } from './words.ts';

/** An occurrence of a phrase. */
export interface Match extends Place {
  phrase: string;
}

/** Keeps the matches that are completely inside a span. */
export const within = <Each extends Place>(matches: readonly Each[], [from, to]: Span): Each[] =>
  beginningIn(matches, from, to).filter(({ end }) => end <= to);

const longestMatch = 120;

/** Whether a match covers a place. */
export const covers = (matches: readonly Match[], at: number): boolean =>
  beginningIn(matches, at - longestMatch, at + 1).some(({ end }) => at < end);

type Part = { word: string; isBeginning: boolean };

interface Phrase {
  table: number;
  parts: readonly Part[];
}

const widestGap = 3;
const mostWords = 20_000;
const beginningLetters = 3;

/** Indexes the phrases of all tables by their first word, so that one pass over a text finds all of them. */
const byWord = new Map<string, Phrase[]>();
const byBeginning = new Map<string, Phrase[]>();
/** One pattern for each table, for texts without spaces. */
const patterns: RegExp[] = [];

/** "re-advertis*" has two parts, the second with any ending. ጽ/ቤት is also matched without the stroke. */
function parsed(list: string): Part[][] {
  const spellings = list
    .split(',')
    .map((phrase) => foldLetters(phrase.trim()))
    .filter(Boolean)
    .flatMap((phrase) => (phrase.includes('/') ? [phrase, phrase.replaceAll('/', '')] : [phrase]));
  return spellings.map((phrase) =>
    [...phrase.matchAll(/([\p{L}\p{N}']+)(\*?)/gu)].map(([, word = '', star]) => ({ word, isBeginning: star === '*' })),
  );
}

const fits = ({ word, isBeginning }: Part, found: string): boolean =>
  isBeginning ? found.startsWith(word) : found === word || found === `${word}'`;

/** Returns the end of a phrase that begins with this word, or 0. */
function endOfMatch({ parts }: Phrase, words: readonly Word[], at: number): number {
  let end = words[at]?.end ?? 0;
  for (let step = 1; step < parts.length; step++) {
    const [part, next] = [parts[step], words[at + step]];
    if (part === undefined || next === undefined || !fits(part, next.word) || next.start - end > widestGap) return 0;
    end = next.end;
  }
  return end;
}

type Found = Map<number, Match[]>;

/** Lists the phrases that may begin with this word, also after a preposition. */
const candidatesFor = recentlyRead(
  (word: string): readonly Phrase[] =>
    formsOf(word).flatMap((form) => [
      ...(byWord.get(form) ?? []),
      ...(byBeginning.get(form.slice(0, beginningLetters)) ?? []).filter(({ parts: [first] }) =>
        form.startsWith(first?.word ?? form),
      ),
    ]),
  mostWords,
);

function findAt(found: Found, folded: string, words: readonly Word[], at: number): void {
  const word = words[at];
  if (word === undefined) return;
  for (const phrase of candidatesFor(word.word)) {
    const end = endOfMatch(phrase, words, at);
    if (end === 0) continue;
    const matches = found.get(phrase.table) ?? [];
    const last = matches.at(-1);
    if (last !== undefined && last.start === word.start && last.end < end) matches.pop();
    else if (last !== undefined && last.end > word.start) continue;
    matches.push({ phrase: folded.slice(word.start, end), start: word.start, end });
    found.set(phrase.table, matches);
  }
}

/** A run of this many letters has lost its spaces. */
const hasLostSpaces = /(?<![ሀ-ፚ])[ሀ-ፚ]{40}/;

/** Returns null for a text that has lost its spaces. */
const findAll = recentlyRead((folded: string): Found | null => {
  if (hasLostSpaces.test(folded)) return null;
  const found: Found = new Map();
  const words = wordsOf(folded);
  for (let at = 0; at < words.length; at++) findAt(found, folded, words, at);
  return found;
});

const shortestWithoutSpaces = 4;

function patternOf(all: readonly Part[][]): RegExp {
  const spelt = all
    .map((parts) => parts.map(({ word }) => word))
    .filter((words) => words.join('').length >= shortestWithoutSpaces)
    .map((words) => words.join('\\s*'))
    .sort((left, right) => right.length - left.length);
  return new RegExp(spelt.join('|') || '(?!)', 'gu');
}

function register(all: readonly Part[][]): number {
  const table = patterns.push(patternOf(all)) - 1;
  candidatesFor.forget();
  findAll.forget();
  for (const parts of all) {
    const [first] = parts;
    if (first === undefined) continue;
    const [index, key] = first.isBeginning
      ? [byBeginning, first.word.slice(0, beginningLetters)]
      : [byWord, first.word];
    index.set(key, [...(index.get(key) ?? []), { table, parts }]);
  }
  return table;
}

/**
 * Returns a function that finds phrases in a folded text. The list is separated by commas, in any spelling. A star
 * stands for any ending, a slash for "/", "." or nothing. A later table makes earlier results invalid.
 */
export function phrases(list: string): (folded: string) => readonly Match[] {
  const table = register(parsed(list));
  const findWithoutSpaces = recentlyRead(
    (folded): readonly Match[] =>
      [...folded.matchAll(patterns[table] ?? /(?!)/g)].map(({ 0: phrase, index }) => ({
        phrase,
        start: index,
        end: index + phrase.length,
      })),
    4,
  );
  return (folded) => {
    const found = findAll(folded);
    return found === null ? findWithoutSpaces(folded) : (found.get(table) ?? []);
  };
}
