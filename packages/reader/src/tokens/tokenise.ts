import { parseEthiopicNumeral } from '@awaj/domain/amharic';
import { recentlyRead } from '@awaj/domain/recently-read';
import { foldText } from '../notice-text/index.ts';
import { createLexicon, lookUp } from './lexicon.ts';
import { months } from './months.ts';
import { numberWords } from './number-words.ts';
import type { Numeric, Token } from './token.ts';
import { topics } from './topics.ts';
import { words } from './words.ts';

const lexicon = createLexicon([...months, ...words, ...topics, ...numberWords]);

/**
 * Digits and the signs between them: 26/12/2008, 8፡30, 14h00, 50,000.00, 12-6-2025. Strokes with spaces separate days and
 * months, but not the number of a room and an amount: "613 / 100.00 /". Thousands may be detached: 50, 000.00.
 * No notice prints a number with an exponent, such as 1e9999.
 */
const numeric =
  /(?<!\de\d*)[\d፩-፼]+(?:(?:\s?[:፡፥]\s?|h(?=[0-5]\d(?![\d\p{L}]))|[፣፤](?=(?:00|15|30|45)(?!\d))|\/|(?<!\d{3})\s?\/\s?|[.,;\-\\]|(?<=(?<!\d)\d{1,3}),?\s(?=000(?!\d)))[\d፩-፼]+)*(?![\d.,]*e\d)/uy;
const slipped = /(?<=\d),?\s(?=000)/g;
const part = /[\d፩-፼]+/g;

/** The end of a sentence. After one or two letters, and after a number, a point belongs to an abbreviation. */
const stop =
  /[።]|[፡:]\s?[፡:]|(?<![^\p{L}\d)]\p{L}{0,2}|[./]\p{L}{1,2}|^\p{L}{1,2}|\b(?:eth|ref|tel|docs?(?=\.\s(?:birr|etb|br|eth|\d))|hrs?(?=\.\s(?:on|at|and|local)\b)))\.(?=\s+\p{L}|\s*$)|\n\s*\n|\n(?=\s*(?:[•▪➢*✓\-–]|[\dሀ-ፐ]{1,2}[.)/]\s))/uy;

const firstNumeral = '፩'.charCodeAt(0);

const digitsOf = (text: string): string => {
  if (text.charCodeAt(0) < firstNumeral) return text;
  // ፩፻ is also written for ፻.
  const numeral = parseEthiopicNumeral(text.replace(/፩(?=[፻፼])/g, ''));
  return numeral.ok ? String(numeral.value) : text;
};

/** Two dates have six parts. Longer runs are lists. */
const mostParts = 12;

/** Splits a range of hours or dates at its dash: 8:00-8:30. */
function splitRange(found: Numeric, text: string): Numeric[] {
  // 8:00/2:00 PM: one hour by two clocks.
  const dash = found.separators === ':/:' ? 1 : found.separators.indexOf('-');
  // 20-30/2018 is a range of two days in a month.
  if (dash < 0 || found.parts.length > mostParts || /^(?:-+|-\/)$/.test(found.separators)) return [found];
  const parts = [...text.slice(found.start, found.end).matchAll(part)];
  const before = parts[dash];
  const after = parts[dash + 1];
  if (!before || !after) return [found];
  const end = found.start + before.index + before[0].length;
  const start = found.start + after.index;
  const rest = {
    kind: 'numeric' as const,
    parts: found.parts.slice(dash + 1),
    separators: found.separators.slice(dash + 1),
  };
  return [
    {
      kind: 'numeric',
      start: found.start,
      end,
      parts: found.parts.slice(0, dash + 1),
      separators: found.separators.slice(0, dash),
    },
    ...splitRange({ ...rest, start, end: found.end }, text),
  ];
}

const separatorsIn = (number: string): string =>
  number
    .replace(slipped, ',')
    .replace(/[\d፩-፼\s]/g, '')
    .replace(/[፡፥፣፤;h]/g, ':')
    .replaceAll('\\', '/');

function numericAt(text: string, at: number): Numeric | null {
  numeric.lastIndex = at;
  const match = numeric.exec(text)?.[0];
  if (match === undefined) return null;
  const parts = (match.match(part) ?? []).map(digitsOf);
  const separators = parts.length === 1 ? '' : separatorsIn(match);
  return { kind: 'numeric', start: at, end: at + match.length, parts, separators };
}

const percent = 37;

const isDigit = (code: number): boolean => (code >= 48 && code <= 57) || (code >= 0x1369 && code <= 0x137c);

function stopAt(text: string, at: number): number {
  stop.lastIndex = at;
  const match = stop.exec(text)?.[0];
  return match === undefined ? -1 : at + Math.max(match.length, 1);
}

const newSentence = /\s+\p{Lu}\p{Ll}/uy;
/** In a text of capitals. */
const shouted = /\s+(?!LOCAL|HOURS|EAT\b|EAST|GMT)\p{Lu}{3}/uy;

/** The point of "10:00 a.m." and "10:00 AM." ends the sentence if the next word begins with a capital. */
function endsSentence(text: string, token: Token): boolean {
  if (token.kind !== 'part') return false;
  const { part, end } = token;
  if (text.charAt(end) !== '.' && text.charAt(end - 1) !== '.') return false;
  const behind = text.charAt(end) === '.' ? end + 1 : end;
  newSentence.lastIndex = behind;
  shouted.lastIndex = behind;
  return newSentence.test(text) || ((part === 'am' || part === 'pm') && shouted.test(text));
}

function findTokens(text: string): readonly Token[] {
  const folded = foldText(text);
  const tokens: Token[] = [];
  for (let at = 0; at < folded.length; ) {
    const code = folded.charCodeAt(at);
    if (isDigit(code)) {
      const found = numericAt(folded, at);
      if (found) {
        tokens.push(...splitRange(found, folded));
        at = found.end;
        continue;
      }
    }
    const ending =
      code === 10 || code === 46 || code === 58 || code === 0x1361 || code === 0x1362 ? stopAt(folded, at) : -1;
    if (ending > 0) {
      tokens.push({ kind: 'stop', start: at, end: ending });
      at = ending;
      continue;
    }
    if (code === percent) tokens.push({ kind: 'percent', start: at, end: at + 1 });
    const word = code > percent ? lookUp(lexicon, folded, at) : null;
    if (word) {
      const token = { ...word.meaning, start: at, end: word.end };
      tokens.push(token);
      if (endsSentence(text, token)) tokens.push({ kind: 'stop', start: word.end, end: word.end });
      at = word.end;
    } else at++;
  }
  return tokens;
}

/** Finds the words with a meaning for dates and amounts. Reading and comparing both need those of a text. */
export const tokenise = recentlyRead(findTokens, 2);
