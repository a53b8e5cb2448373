import { mostNumberWords, type Numeric, sumOfWords, type Token } from '../tokens/index.ts';

/** አራት ሰዓት, sa'aatii afur: an hour in words. In English "four o'clock" is an hour, and "four hours" is none. */
export function spokenAt(
  tokens: readonly Token[],
  at: number,
  folded: string,
): { numeric: Numeric; last: number } | null {
  const words: Extract<Token, { kind: 'numberWord' }>[] = [];
  for (let index = at; ; index++) {
    const word = tokens[index];
    const isNext =
      words.length < mostNumberWords &&
      word?.kind === 'numberWord' &&
      !word.isOrdinal &&
      word.start - (words.at(-1)?.end ?? word.start) <= 2;
    if (!isNext) break;
    words.push(word);
  }
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || isCutShort(folded.slice(last.start, last.end + 2))) return null;
  const [before, behind] = [tokens[at - 1], tokens[at + words.length]];
  const isBeside = (gap: number) => gap >= 0 && gap <= 3;
  const found = (...parts: string[]) => ({
    numeric: {
      kind: 'numeric' as const,
      parts,
      separators: parts.length > 1 ? ':' : '',
      start: first.start,
      end: last.end,
    },
    last: at + words.length - 1,
  });
  const hasPart =
    behind?.kind === 'part' &&
    isBeside(behind.start - last.end) &&
    /^(?:in the |[ap]\.?m\b)/.test(folded.slice(behind.start));
  const minutes = words.slice(1);
  if (hasPart && first.value <= 12 && minutes.length === 1 && last.value >= 10 && last.value % 5 === 0)
    return found(String(first.value), String(last.value));
  const hour = sumOfWords(words);
  if (hour === null || hour < 1 || hour > 12) return null;
  if (before?.kind === 'half' && folded.startsWith('half past', before.start) && isBeside(first.start - before.end))
    return found(String(hour), '30');
  const isEthiopic = /^[ሀ-ፚ]/.test(folded.slice(first.start));
  const isSpoken =
    (before?.kind === 'hour' && isBeside(first.start - before.end)) ||
    (isEthiopic && (behind?.kind === 'hour' || behind?.kind === 'half') && isBeside(behind.start - last.end)) ||
    (behind?.kind === 'hour' && isBeside(behind.start - last.end) && /^o'?clock/.test(folded.slice(behind.start))) ||
    hasPart;
  return isSpoken ? found(String(hour)) : null;
}

/** kudha …, አስራ …: ten followed by an unknown word is not ten. */
const isCutShort = (last: string): boolean => /^(?:kudha|አስራ)\s\p{L}/u.test(last);

/** "Before noon of December 15": reads noon without a number. */
export function noonAt(tokens: readonly Token[], at: number, folded: string): Numeric | null {
  const token = tokens[at];
  if (token?.kind !== 'part' || token.part !== 'noon' || !/^(?:noon|mid-?day)/.test(folded.slice(token.start)))
    return null;
  const isBeside = [tokens[at - 1], tokens[at + 1]].some(
    (other) =>
      other?.kind === 'numeric' &&
      /^[\s:.]*(?:hours?|hrs)?\s*$/.test(
        folded.slice(Math.min(other.end, token.end), Math.max(other.start, token.start)),
      ),
  );
  return isBeside
    ? null
    : { kind: 'numeric', parts: ['12', '00'], separators: ':', start: token.start, end: token.end };
}
