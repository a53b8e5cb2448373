import type { Place, Token } from '../tokens/index.ts';
import { beginningIn, mostNumberWords, sumOfWords } from '../tokens/index.ts';

/** A count of days: "15 consecutive working days", "on the 16th day". */
export interface CountMention extends Place {
  count: number;
  isWorking: boolean;
  isOrdinal: boolean;
}

const longestCount = 365;
const longestGap = 14;
/** The longest text between a number and the word for days. */
const longestCounted = 120;

interface Counted extends Place {
  value: number;
  isOrdinal: boolean;
  /** The index of the next token. */
  next: number;
}

/** Reads digits or words, or both if one repeats the other: fifteen (15). */
function numberAt(tokens: readonly Token[], at: number): Counted | null {
  const token = tokens[at];
  if (token?.kind === 'numeric') {
    const value = Number(token.parts[0]);
    const fits = token.parts.length === 1 && token.parts[0] !== undefined && token.parts[0].length <= 3;
    return fits && value >= 1 && value <= longestCount
      ? { value, isOrdinal: false, start: token.start, end: token.end, next: at + 1 }
      : null;
  }
  if (token?.kind !== 'numberWord') return null;
  const words: (Token & { kind: 'numberWord' })[] = [];
  let { end } = token;
  let isOrdinal = false;
  let next = at;
  for (; next < tokens.length; next++) {
    const word = tokens[next];
    if (word?.kind !== 'numberWord' || word.start - end > 4 || words.length === mostNumberWords) break;
    words.push(word);
    isOrdinal ||= word.isOrdinal;
    end = word.end;
  }
  const value = sumOfWords(words);
  return value !== null && value >= 1 && value <= longestCount
    ? { value, isOrdinal, start: token.start, end, next }
    : null;
}

/** "The 2nd round, on the day", "the 3rd floor": numbers of other things. */
const ofOther = /ዙር|ሎት|ደረጃ|ፎቅ|ምድብ|ምእራፍ|\b(?:round|lot|floor|phase)\b|marsaa|sadarkaa|ዙርያ|ብርኪ|keessatti/;

const within = new Set<Token['kind']>(['ordinal', 'working', 'consecutive', 'numeric', 'numberWord']);

interface Around {
  end: number;
  isOrdinal: boolean;
  isWorking: boolean;
}

/** መዓልቲ ስራሕ: "working" may follow the days. In Amharic it comes before them, and after them begins a new phrase. */
const workingBehind = /^(?:ስራህ|ናይ|hoj)/;

/** In Oromo the number of days follows the word, so at the beginning of a line the word belongs to the next number. */
const beginsLine = /\n\s*guy/;

/** Reads the words between a number and the word for days after it. Null without such a word. */
function daysAfter(tokens: readonly Token[], folded: string, number: Counted): Around | null {
  let { end, isOrdinal } = number;
  let isWorking = false;
  for (let at = number.next; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || token.start - end > longestGap || end - number.end > longestCounted) return null;
    if (ofOther.test(folded.slice(end, token.start))) return null;
    if (token.kind === 'day' && beginsLine.test(folded.slice(end, token.start + 3))) return null;
    // "On the tenth working day following …"
    if (token.kind === 'day' || (token.kind === 'dayAfter' && folded.startsWith('day', token.start))) {
      const behind = tokens[at + 1];
      const isBehind =
        behind?.kind === 'working' && behind.start - token.end <= 3 && workingBehind.test(folded.slice(behind.start));
      return { end: isBehind ? behind.end : token.end, isOrdinal, isWorking: isWorking || isBehind };
    }
    if (!within.has(token.kind)) return null;
    const repeated = token.kind === 'numeric' ? Number(token.parts[0]) : number.value;
    if (repeated !== number.value) return null;
    isOrdinal ||= token.kind === 'ordinal' || (token.kind === 'numberWord' && token.isOrdinal);
    isWorking ||= token.kind === 'working';
    end = token.end;
  }
  return null;
}

/** Reads Oromo counts, whose number comes last: guyyoota hojii 15, guyyaa 16ffaatti. */
function daysBefore(tokens: readonly Token[], at: number, number: Counted): (Around & { start: number }) | null {
  let { start } = number;
  let isWorking = false;
  for (let index = at - 1; index >= 0; index--) {
    const token = tokens[index];
    if (!token || start - token.end > longestGap || number.start - start > longestCounted) return null;
    start = token.start;
    if (token.kind === 'day') {
      const behind = tokens[number.next];
      const isOrdinal = number.isOrdinal || (behind?.kind === 'ordinal' && behind.start - number.end <= 2);
      const working = tokens[number.next + (isOrdinal ? 1 : 0)];
      const isBehind = working?.kind === 'working' && working.start - number.end <= longestGap;
      return {
        start,
        end: isOrdinal && behind ? Math.max(number.end, behind.end) : number.end,
        isOrdinal,
        isWorking: isWorking || isBehind,
      };
    }
    if (token.kind !== 'working' && token.kind !== 'consecutive') return null;
    isWorking ||= token.kind === 'working';
  }
  return null;
}

const longestToHour = 12;
/** The longest date or hour. */
const longestTaken = 120;
const longestToPublished = 30;

/** ማስታወቂያው በወጣ በ16ኛው በ8:00 ሰዓት: reads a count without the word for day, between "published" and an hour. */
function withoutDay(tokens: readonly Token[], at: number, number: Counted, taken: readonly Place[]): Around | null {
  const [published, ordinal] = [tokens[at - 1], tokens[number.next]];
  const isCounted =
    published?.kind === 'role' &&
    published.role === 'published' &&
    number.start - published.end <= longestToPublished &&
    (number.isOrdinal || (ordinal?.kind === 'ordinal' && ordinal.start - number.end <= 2));
  const end = ordinal?.kind === 'ordinal' ? ordinal.end : number.end;
  const isTimed = beginningIn(taken, end, end + longestToHour + 1).length > 0;
  return isCounted && isTimed ? { end, isOrdinal: true, isWorking: false } : null;
}

/** በ16 ቀን ጠዋት is on that day, because an hour follows. በ16 ቀን ውስጥ is within 16 days. */
const isOnThatDay = (folded: string, start: number, end: number): boolean =>
  /(?<![ሀ-ፚ])በ$/.test(folded.slice(Math.max(0, start - 2), start)) &&
  /^\s*(?:ከ?[ጠጥ]ዋቱ?|ጧት|ከ?ረፋዱ?|ከ?ቀኑ|ከ?ሰአት|ልክ|በ\d)/.test(folded.slice(end, end + 12));

const isOromoDay = (folded: string, start: number): boolean => folded.startsWith('guyy', start);

/** Finds all counts of days, without numbers that belong to a date or hour. */
export function countMentions(
  tokens: readonly Token[],
  folded: string,
  datesAndHours: readonly Place[],
): CountMention[] {
  const mentions: CountMention[] = [];
  const taken = datesAndHours.toSorted((one, other) => one.start - other.start);
  const isTaken = ({ start, end }: Place) =>
    beginningIn(taken, start - longestTaken, end).some((each) => start < each.end);
  for (let at = 0; at < tokens.length; at++) {
    const number = numberAt(tokens, at);
    if (!number || isTaken(number)) continue;
    const before = daysBefore(tokens, at, number);
    const after = daysAfter(tokens, folded, number);
    const found =
      before && isOromoDay(folded, before.start) ? before : (after ?? withoutDay(tokens, at, number, taken));
    if (!found) continue;
    // "The first day of the notice" is no closing.
    if (number.value === 1 && found.isOrdinal) continue;
    const earlier = tokens[at - 1];
    const isNamed = earlier?.kind === 'ordinal' && number.start - earlier.end <= 2;
    const start = found === before ? before.start : number.start;
    mentions.push({
      start,
      end: found.end,
      count: number.value,
      isWorking: found.isWorking,
      isOrdinal: found.isOrdinal || isNamed || isOnThatDay(folded, start, found.end),
    });
    at = number.next - 1;
    while ((tokens[at + 1]?.start ?? Number.POSITIVE_INFINITY) < found.end) at++;
  }
  return mentions;
}
