import type { LanguageCode } from '@awaj/reference-data/names';
import { foldLetters, type ReadableNotice } from '../notice-text/index.ts';
import type { Span } from '../reading/found.ts';
import { headingNoise, isNameOnly, purposeNouns, tooGeneral } from './words.ts';

const fewestLetters = 8;
const fewestWords = 2;

/** Numbers, dates and words that occur in every heading. */
const saysNothing = (word: string): boolean =>
  headingNoise.has(word) || !/\p{L}{2}/u.test(word) || /\d.*[/-]|[/-].*\d/.test(word) || /^(?:no|lot)\.?:?$/.test(word);

/** "Marsaa 2ffaa" counts the rounds of a tender, but "sadarkaa 2ffaa" the levels of schools. */
const isOrdinal = /^(?:\d{1,2}ffaa|tokkoffaa|lammaffaa|sadaffaa)$/;

/** An Amharic heading above an English notice belongs to the newspaper. */
const isForeign = (line: string, language: LanguageCode | null): boolean =>
  (language === 'en' || language === 'om') && /[ሀ-ፚ]{2}/.test(line);

/** "Expression of interest for …" is followed by the object. */
const isForSomething =
  /(?:\b(?:bids?|tenders?|interest|proposals?|quotations?|notice|invitation|call|rfp|rfq|itb|ifb|r?eoi)|\w\))\s+(?:for|on)\s+(?!bids?\b|tenders?\b)/i;

/** "To all contractors", ለሥራ ተቋራጮች በሙሉ: the addressee of the notice, not the object. */
const isSpokenTo = new RegExp(
  `^\\W*(?:to:?\\s+(?:all|the(?!\\s(?:bid|tender))|whom|interested)\\b.*|ለ\\S.*(?:${foldLetters('አቅራቢዎች|ተቋራጮች|ድርጅቶች|ተጫራቾች|ተወዳዳሪዎች|ነጋዴዎች|ማኅበራት|ኢንተርፕራይዞች|ባለሙያዎች|በሙሉ')})\\W*|ለ\\s?[:፡፦].*|.*ጋዜጣ\\s+(?:ዝግጅት|ማስታወቂያ|አዘጋጅ).*)$`,
  'iu',
);

/** "Bidders may …", "those with a trade licence": one of the conditions. */
const isCondition = new RegExp(
  `^[^\\p{L}]*(?:${foldLetters('ተጫራቾች|የማይመለስ|ዘይምለስ')})\\s|${foldLetters('በመክፈል|ከፊሎም|ንግድ ፈቃድ|ንግድ ፍቃድ|ግብር የከፈሉ|ፍቓድ ንግዲ')}`,
  'u',
);

/** "…: hotel equipment. Document 200; security 70,000. 16 December": where the terms of a short entry begin. */
const terms = new RegExp(
  `(?:[፤;።]|፡፡|\\.(?=\\s)|,(?=\\s))\\s*(?:${foldLetters(
    'የ?(?:ጨረታ\\s)?ማስከበሪያ|የ?ጨረታ ዋስትና|የ?ሰነዱ?(?:\\sዋጋ)?|ሲፒኦ|ብር\\s\\d|የ?መዝጊያ|\\d{1,2}\\s?በመቶ|ስልክ|ውሕስነት|መትሓዚ',
  )}|(?:bid|tender|proposal) (?:bond|security|no)|security|deposit|doc(?:ument)?s?\\.?\\s|clos(?:es|ing)|deadline|tel\\b|phone|bids? (?:due|close)|ref\\b|tender\\s\\S*\\d|kabachiis|sanada|bilbila|(?:\\p{L}{3,12}\\s)?\\d{1,2}(?:st|nd|rd|th)?(?:\\s\\p{L}{3,12}|/\\d))`,
  'u',
);

/** The line of a short entry up to its terms. */
export function withoutTerms(folded: string, [start, end]: Span): Span {
  const found = terms.exec(folded.slice(start, end));
  return found === null || found.index < fewestLetters ? [start, end] : [start, start + found.index];
}

interface HeadingWord {
  word: string;
  start: number;
  end: number;
  isNoise: boolean;
}

function wordsIn(line: string, lineStart: number): HeadingWord[] {
  const places = [...line.matchAll(/[^\s:፡፦«»"“”()]+/gu)];
  const words = places.map(([word]) => foldLetters(word).replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''));
  return places.map(({ 0: { length }, index }, at) => {
    const [word = '', previous] = [words[at], words[at - 1]];
    const start = lineStart + index;
    const countsNotice = isOrdinal.test(word) && previous !== undefined && saysNothing(previous);
    return { word, start, end: start + length, isNoise: saysNothing(word) || countsNotice };
  });
}

const ofOrganisation = /^(?:the\s+)?(?:embassy|ministry|bureau|office|university|bank|hospital|agency)\b/i;

/** "Cancellation of tender: desks and chairs": the object follows the colon. */
function afterColon(line: string, words: readonly HeadingWord[], lineStart: number): Span | null {
  const colon = /[:፡፦]\s+(?=\p{L})|\s[–—-]\s+(?=\p{L})/u.exec(line);
  if (colon === null) return null;
  const at = lineStart + colon.index + colon[0].length;
  const before = words.filter(({ end }) => end <= at);
  const behind = words.filter(({ start, isNoise }) => start >= at && !isNoise);
  const last = behind.at(-1);
  const isTitle = before.length > 0 && before.every(({ word, isNoise }) => isNoise || tooGeneral.has(word));
  const says = behind.some(({ word }) => !tooGeneral.has(word));
  const isName = ofOrganisation.test(line.slice(at - lineStart)) && purposeNouns(foldLetters(line)).length === 0;
  return isTitle && says && !isName && last !== undefined && last.end - at >= fewestLetters ? [at, last.end] : null;
}

const behindColon = /^(?<before>[^\n]{0,90}?)(?:[:፦]\s*|፡\s+|\s[–—-]\s+|(?<=\d)(?:-|,\s+))(?=\p{L})/u;

/** "Roads Administration: Tender T-31 - Procurement of …": measures the buyer and the number at the beginning. */
function leadOf(line: string, buyer: string): number {
  const found = behindColon.exec(line);
  const before = found?.groups?.before?.trim();
  if (found === null || before === undefined) return 0;
  const isName = before.length >= fewestLetters && buyer !== '' && (buyer.includes(before) || before.includes(buyer));
  const isNumber = before.split(/\s+/).every((word) => saysNothing(foldLetters(word)) || /\d/.test(word));
  if (!isName && !isNumber) return 0;
  return found[0].length + leadOf(line.slice(found[0].length), buyer);
}

/** "… will hold an online auction of": the verb that follows the buyer. */
const behindBuyer =
  /^(?:\W*for\s+(?:the\s+)?|.{0,40}?,?\s(?:will|shall) (?:hold|conduct) an?\s+(?:(?:live|online|public|open|e-)\s*)*(?:auction|sale) (?:of|for)\s+(?:the\s+)?)/is;
/** What precedes the object in a heading. */
const beforeObject = [
  // "Terms of Reference (ToR) External audit": the words before "ToR" are noise.
  /^(?:terms? of reference(?:\s*\(tor\))?|tor\))\s+(?:(?:for|to)\s+)?(?:the\s+)?/i,
  // "August 2025 Terms of Reference (ToR) Endline evaluation", but not "preparation of terms of reference for …".
  /^[^\n]{0,80}?\b(?:Terms? of Reference|TERMS? OF REFERENCE)\s*\(T[Oo]R\)\s+(?=[A-Z])/,
  /^[^\n]{0,80}?\binvitation (?:to|for) (?:bid|tender)s? for\s+(?:the\s+)?/i,
  /^(?:(?:bid|bidding|tender)\s+)?documents?\s+for\s+(?:the\s+)?/i,
  // "… extension of the closing date for the procurement of …", but not a power line extension.
  /^[^\n]{0,80}?\b(?:extension|postponement|cancellation|amendment|correction)\b[^\n]{0,60}?\b(?:date|deadline|time|period|bid|tender|notice)s?\b[^\n]{0,60}?\sfor\s+the\s+(?=(?:procurement|supply|purchase|construction|provision|sale)\b)/i,
  /^(?:looking for|submit\s+(?:your\s+)?candidacy)\s+(?:[–—-]\s+|an?\s+)?/i,
];
const lengthBeforeObject = (line: string): number =>
  beforeObject.map((words) => words.exec(line)?.[0].length ?? 0).find((length) => length > 0) ?? 0;

/** "From the sugar project for the procurement of …": returns where the object begins after the name, or 0. */
function afterBuyer(text: string, [from, to]: Span, buyer: Span | null): number {
  if (buyer === null || buyer[0] - from > longestBeforeName || buyer[0] < from || buyer[1] >= to) return 0;
  const behind = behindBuyer.exec(text.slice(buyer[1], to));
  return behind === null ? 0 : buyer[1] + behind[0].length;
}

const longestBeforeName = 10;

/** የወልቂጤ ሆስፒታል የአልትራሳውንድ ማሽን ግዥ: in Amharic the object follows the name directly. Returns its place, or 0. */
function afterName(text: string, [from, to]: Span, buyer: Span | null): number {
  if (buyer === null || buyer[0] > from + 1 || buyer[1] >= to || !/[ሀ-ፚ]$/.test(text.slice(from, buyer[1]))) return 0;
  const behind = text.slice(buyer[1], to);
  const isThing =
    /^\s/.test(behind) && purposeNouns(foldLetters(behind)).length > 0 && behind.trim().length >= fewestLetters;
  return isThing ? buyer[1] + 1 : 0;
}

/** "Hope Hospital: laundry machines": a line that begins with the buyer goes on with what it buys. */
const isEntryOf = (buyer: Span | null, [start]: Span): boolean =>
  buyer !== null && buyer[0] - start <= longestBeforeName;

/** A short entry of one line: what follows the name of the buyer and a colon. */
export function entryAfterName({ text, folded }: ReadableNotice, buyer: Span | null): Span | null {
  const line = text.trimEnd();
  if (buyer === null || line.includes('\n') || buyer[0] > longestBeforeName) return null;
  const colon = /^\s?(?:\([^)]*\)\s?)?(?:[:፡፦]|\s[–—-])\s+/.exec(line.slice(buyer[1]));
  if (colon === null) return null;
  const [from, end] = withoutTerms(folded, [buyer[1] + colon[0].length, line.length]);
  const [said = ''] = text.slice(from, end).split(/[.።](?:\s|$)|፡፡/u);
  return said.length >= fewestLetters && /\S\s+\S/.test(said) ? [from, from + said.length] : null;
}

/** Removes the usual words from a heading. Null if nothing is left or if it names no object. */
export function headlineOf(
  { text, folded, language }: ReadableNotice,
  [start, end]: Span,
  buyer: Span | null,
): Span | null {
  const [line, letters] = [text.slice(start, end), folded.slice(start, end)];
  if (isForeign(line, language) || isCondition.test(letters) || isSpokenTo.test(letters)) return null;
  const words = wordsIn(line, start);
  const named = afterColon(line, words, start);
  if (named !== null) return [named[0] + lengthBeforeObject(text.slice(...named)), named[1]];
  const first = words.findIndex(({ isNoise }) => !isNoise);
  const last = words.findLastIndex(({ isNoise }) => !isNoise);
  const [from, to] = [words[first]?.start, words[last]?.end];
  if (from === undefined || to === undefined || last - first + 1 < fewestWords || to - from < fewestLetters)
    return null;
  if (buyer !== null && from >= buyer[0] && to <= buyer[1]) return null;
  const rest =
    buyer !== null && from <= buyer[0] && to >= buyer[1]
      ? text.slice(from, buyer[0]) + text.slice(buyer[1], to)
      : text.slice(from, to);
  if (words.slice(first, last + 1).every(({ word, isNoise }) => tooGeneral.has(word) || isNoise)) return null;
  const lead =
    leadOf(text.slice(from, to), buyer === null ? '' : text.slice(...buyer)) ||
    lengthBeforeObject(text.slice(from, to));
  const begin = Math.max(from + lead, afterBuyer(text, [from, to], buyer), afterName(text, [from, to], buyer));
  if (to - begin < fewestLetters || !/\S\s+\S/.test(text.slice(begin, to)) || isNameOnly(text.slice(begin, to)))
    return null;
  if (isForSomething.test(line) || (lead > 0 && isEntryOf(buyer, [start, end]))) return [begin, to];
  return purposeNouns(foldLetters(rest)).length > 0 ? [begin, to] : null;
}
