import { headingOfCell } from '../matching/index.ts';
import { beginningIn, mostNumberWords, type Place, sumOfWords, type Token } from '../tokens/index.ts';
import { quartersIn } from './quarters.ts';

/** An amount in birr or a percentage. */
export interface Amount extends Place {
  unit: 'birr' | 'percent';
  /** Null if digits and words differ. */
  value: number | null;
}

const gapTo = { unit: 5, words: 8 };

interface Value extends Place {
  value: number;
  next: number;
}

/** A number in words that repeats digits. Not whole if one of the words is unknown. */
interface Repeated extends Value {
  isWhole: boolean;
}

/** Reads digits such as 50,000.00, 50.000 and 500. Dates and hours are no amounts. */
function digitsAt(token: Token | undefined, next: number): Value | null {
  if (token?.kind !== 'numeric') return null;
  const { parts, separators, start, end } = token;
  const [first = '', ...rest] = parts;
  if (!/^[,.]*$/.test(separators) || first.length > 12) return null;
  const hasCents = separators.endsWith('.') && (rest.at(-1)?.length ?? 0) <= 2;
  const groups = hasCents ? rest.slice(0, -1) : rest;
  if (groups.some((group) => group.length !== 3) || (groups.length > 0 && first.length > (groups.length === 1 ? 4 : 3)))
    return null;
  const whole = Number([first, ...groups].join(''));
  const cents = hasCents ? Number(`0.${rest.at(-1)}`) : 0;
  return { value: whole + cents, start, end, next };
}

function wordsAt(tokens: readonly Token[], at: number): Value | null {
  const words: (Token & { kind: 'numberWord' })[] = [];
  const first = tokens[at];
  if (first?.kind !== 'numberWord') return null;
  let { end } = first;
  let next = at;
  for (; next < tokens.length; next++) {
    const word = tokens[next];
    if (word?.kind !== 'numberWord' || word.isOrdinal || word.start - end > 5 || words.length === mostNumberWords)
      break;
    words.push(word);
    end = word.end;
  }
  const value = words.length > 0 ? sumOfWords(words) : null;
  return value === null ? null : { value, start: first.start, end, next };
}

const longestForm = 12;

/** qarshii dhibba lamaan (200): if the form of the words is unknown, the digits after them count. */
function wordsOrDigits(tokens: readonly Token[], at: number, folded: string): Value | null {
  const words = wordsAt(tokens, at);
  const digits = words && digitsAt(tokens[words.next], words.next + 1);
  if (!words || !digits || digits.start - words.end > longestForm) return words;
  const isUnknown = /^\s?\p{L}+\s?[(/]\s?$/u.test(folded.slice(words.end, digits.start));
  return isUnknown && /^\s?[)/]/.test(folded.slice(digits.end)) ? { ...digits, start: words.start } : words;
}

/** Reads a number. "50 thousand" has a part in digits and a part in words. */
function numberAt(tokens: readonly Token[], at: number, folded: string): Value | null {
  const digits = digitsAt(tokens[at], at + 1);
  if (!digits) return wordsOrDigits(tokens, at, folded);
  const scale = tokens[at + 1];
  const isScaled =
    scale?.kind === 'numberWord' && scale.value >= 1000 && scale.start - digits.end <= 2 && digits.value < 1000;
  return isScaled ? { ...digits, value: digits.value * scale.value, end: scale.end, next: at + 2 } : digits;
}

const isUnit = (token: Token | undefined): token is Token & { kind: 'birr' | 'percent' } =>
  token?.kind === 'birr' || token?.kind === 'percent';

const leastBeyond = 20;
/** Finds the unit before or after a number, past the words that repeat it: 200 (two hundred) birr. */
function unitOf(tokens: readonly Token[], at: number, number: Value, repeated: Value | null, takenUntil: number) {
  const before = tokens[at - 1];
  const behind = tokens[number.next];
  // 2 percent; 10 percent: the unit between them belongs to the first.
  const isBehind = isUnit(behind) && behind.start - number.end <= gapTo.unit;
  if (isBehind && before !== undefined && before.end <= takenUntil) return behind;
  // "45,000 birr. 15 December": the unit belongs to the amount before it.
  if (isUnit(before) && before.end > takenUntil && number.start - before.end <= gapTo.unit) return before;
  // ብር የማይመለስ 100, qarshii hin deebine 100, qarshii CPO 25,000.
  const isBetween =
    before?.kind === 'topic' && (before.topic === 'price' || (before.topic === 'bond' && before.isWeak));
  // "… birr by CPO 4. Documents": the number belongs to the next condition.
  const beyond = isBetween && number.value >= leastBeyond ? tokens[at - 2] : undefined;
  if (
    isUnit(beyond) &&
    beyond.kind === 'birr' &&
    // "Document 150 birr; security 20,000 birr": the unit between them belongs to the first.
    beyond.end > takenUntil &&
    before &&
    number.start - before.end + before.start - beyond.end <= gapTo.unit
  )
    return beyond;
  if (isBehind) return behind;
  const last = repeated ? tokens[repeated.next] : undefined;
  return repeated && isUnit(last) && last.start - repeated.end <= gapTo.unit ? last : null;
}

/** Reads words that repeat the digits before them. Null if they are no number. */
function repeatedBy(tokens: readonly Token[], folded: string, number: Value): Repeated | null {
  const at = isUnit(tokens[number.next]) ? number.next + 1 : number.next;
  const words = wordsAt(tokens, at);
  const from = tokens[at - 1]?.end ?? number.end;
  // አስራአምስትሺህ: the word continues, but the rest is unknown.
  if (words && /\p{L}/u.test(folded.charAt(words.end))) return null;
  if (!words || words.start - number.end > gapTo.words + 6) return null;
  return { ...words, isWhole: !/\p{L}/u.test(folded.slice(from, words.start)) };
}

const leastWithoutUnit = 1000;

/** 15,000/fifteen thousand/: an amount written twice needs no word for birr. */
const isSaidTwice = ({ value, end }: Value, repeated: Repeated | null, folded: string): boolean =>
  repeated?.isWhole === true &&
  value >= leastWithoutUnit &&
  value === repeated.value &&
  /^\s?[/(]\s?$/.test(folded.slice(end, repeated.start)) &&
  /^\s?[/)]/.test(folded.slice(repeated.end));

const besideWord = 3;
/** 10,000.00, 5,000 and round numbers look like money. Years are excluded. */
const isAsMoney = /^(?:\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d+\.\d{2}|\d+000?)$/;
const isYear = /^(?:19|20)\d\d$/;

/** "ሲፒኦ 10,000.00 ማስያዝ", "100.00 በመክፈል": beside a word for a deposit or payment, money needs no word for birr. */
function isPaid(tokens: readonly Token[], at: number, number: Value, folded: string): boolean {
  const said = folded.slice(number.start, number.end);
  if (!isAsMoney.test(said) || isYear.test(said) || /^[^\S\n]?[%*/a-z-]/.test(folded.slice(number.end, number.end + 2)))
    return false;
  const [before, behind] = [tokens[at - 1], tokens[number.next]];
  const isBond = (token: Token | undefined) => token?.kind === 'topic' && token.topic === 'bond';
  const isPaying = behind?.kind === 'role' && /^(?:በመክፈል|ከፍለ|kaffal)/.test(folded.slice(behind.start, behind.end));
  const isBeside = (token: Token | undefined) =>
    token !== undefined &&
    (token.end <= number.start ? number.start - token.end : token.start - number.end) <= besideWord;
  return (
    (isBond(before) && isBeside(before) && number.value >= leastWithoutUnit) ||
    (isBond(behind) && isBeside(behind) && number.value >= leastWithoutUnit) ||
    (isPaying && isBeside(behind))
  );
}

const price = /^\d{2,5}(?:\.\d{2})?$/;

/**
 * "| Bid security | … | 50,000.00 |", "| Document fee | 400 |": a number alone in the column of the security or the
 * price.
 */
function isInColumn(tokens: readonly Token[], { start, end, value }: Value, folded: string): boolean {
  const isAlone = /[|\n]\s*$/.test(folded.slice(Math.max(0, start - 6), start)) && /^\s*[|\n]/.test(folded.slice(end));
  const said = folded.slice(start, end);
  const isBond = value >= leastWithoutUnit && isAsMoney.test(said);
  if (!isAlone || !(isBond || price.test(said))) return false;
  const heading = headingOfCell(folded, start);
  const [topic] = heading === null ? [] : beginningIn(tokens, ...heading).filter(({ kind }) => kind === 'topic');
  if (topic?.kind !== 'topic') return false;
  return topic.topic === 'bond' ? isBond : topic.topic === 'price' && !topic.isWeak && price.test(said);
}

/** "Bid document price: 200.00" in its own line or cell. */
function isLabelledPrice(tokens: readonly Token[], at: number, { start, end }: Value, folded: string): boolean {
  const label = tokens[at - 1];
  return (
    label?.kind === 'topic' &&
    label.topic === 'price' &&
    !label.isWeak &&
    /^[\s:፡|=-]{1,6}$/.test(folded.slice(label.end, start)) &&
    price.test(folded.slice(start, end)) &&
    /^[^\S\n]*(?:$|[|\n(])/.test(folded.slice(end))
  );
}

export const lot = /(?:ሎት|ሎጥ|ምድብ|\blo+t|kutaa)/.source;

/** ለሎት 1 ብር 8,000 */
const lotBefore = new RegExp(`${lot}\\s?(?:ቁጥር|no\\.?|lakk\\.?)?\\s?[-.]?\\s?$`);

/** "Lot one birr 50,000": the unit belongs to the digits. "Two point five percent" is not five percent. */
function isPartOfAnother(tokens: readonly Token[], at: number, number: Value, folded: string): boolean {
  const [unit, digits] = [tokens[number.next], tokens[number.next + 1]];
  const isOfDigits = isUnit(unit) && digits?.kind === 'numeric' && /^\s?$/.test(folded.slice(unit.end, digits.start));
  // "Bara 2019tti qarshii 400"
  const isOfYear = isOfDigits && isYear.test(folded.slice(number.start, number.end));
  if (tokens[at]?.kind !== 'numberWord')
    return isOfYear || (isOfDigits && lotBefore.test(folded.slice(Math.max(0, number.start - 16), number.start)));
  return isOfDigits || /(?:ነጥብ|point)\s*$/.test(folded.slice(Math.max(0, number.start - 8), number.start));
}

/** "1,500 | birr 500,000", "USD 60,000 or ETB 800,000": the unit belongs to another number. */
const isOfAnother = /\||^\s*(?:or|ወይም|yookiin|ወይ)\s*$/;
const isInCell = (number: Place, unit: Place, folded: string): boolean =>
  !isOfAnother.test(folded.slice(Math.min(number.end, unit.end), Math.max(number.start, unit.start)));

/** "3) Qarshii 200": the number of a paragraph. */
const isListMark = ({ start, end }: Place, folded: string): boolean =>
  end - start <= 2 && folded.charAt(end) === ')' && /(?:^|\n)\s*$/.test(folded.slice(Math.max(0, start - 4), start));

/** Finds the amounts and percentages in order. */
export function findAmounts(tokens: readonly Token[], folded: string): Amount[] {
  return [...numbersIn(tokens, folded), ...quartersIn(folded)].toSorted((one, other) => one.start - other.start);
}

function numbersIn(tokens: readonly Token[], folded: string): Amount[] {
  const amounts: Amount[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const number = numberAt(tokens, at, folded);
    if (!number || isPartOfAnother(tokens, at, number, folded) || isListMark(number, folded)) continue;
    const repeated = repeatedBy(tokens, folded, number);
    const isDigits = tokens[at]?.kind === 'numeric';
    const unitBeside = unitOf(tokens, at, number, repeated, amounts.at(-1)?.end ?? 0);
    const said = unitBeside && isInCell(number, unitBeside, folded) ? unitBeside : null;
    if (
      !said &&
      !(
        isDigits &&
        (isSaidTwice(number, repeated, folded) ||
          isPaid(tokens, at, number, folded) ||
          isLabelledPrice(tokens, at, number, folded) ||
          isInColumn(tokens, number, folded))
      )
    )
      continue;
    const unit = said ?? { kind: 'birr', start: number.start, end: number.end };
    const isContradicted =
      repeated?.isWhole === true && repeated.value >= 1 && Math.trunc(number.value) !== repeated.value;
    const value = isContradicted && isDigits ? null : number.value;
    const end = Math.max(number.end, unit.end, repeated?.end ?? 0);
    amounts.push({ unit: unit.kind, value, start: Math.min(number.start, unit.start), end });
    at = Math.max(number.next, repeated?.next ?? 0) - 1;
  }
  return amounts;
}
