import type { LanguageCode } from '@awaj/reference-data/names';
import { sources } from '@awaj/reference-data/sources';
import { memoize, trimmed } from '../matching/index.ts';
import { foldLetters, type ReadableNotice } from '../notice-text/index.ts';
import { type Opening, openingOf } from '../opening/index.ts';
import type { Found, Span } from '../reading/found.ts';
import { englishBuyer, headlineBuyer } from './english.ts';
import { ethiopicBuyer } from './ethiopic.ts';
import { fullName } from './full-name.ts';
import { headingBuyer, tigrinyaHeadingBuyer } from './heading-buyer.ts';
import { labelledBuyer } from './labelled.ts';
import { isNoName } from './letters-of-no-name.ts';
import { namedInConditions } from './named-in-conditions.ts';
import { namedWithLetters } from './named-with-letters.ts';
import { oromoBuyer } from './oromo.ts';
import { signature } from './signature.ts';

const papers = new Set(
  sources
    .filter(({ kind }) => kind === 'newspaper' || kind === 'magazine')
    .flatMap(({ names, aliases = [] }) => [...Object.values(names), ...aliases])
    .map(foldLetters),
);

const fewestLetters = 4;
const isAcronym = (value: string): boolean => /^[A-Z]{3}$/.test(value) && !isNoName.test(value);
const mostLetters = 180;

/** "GOAL Ethiopia – Call for …", "አዋሽ ባንክ / AWASH BANK", "… ብቑፅሪ ቢማ/07/2019": what follows the name in its line. */
const behindName =
  /\s+[–—-]\s+(?=(?:call|request|invitation|tender|bid|notice|expression|rf[pq]|itb|eoi|procurement|supply)\b)|(?<=[ሀ-ፚ])\s*\/\s*(?=[A-Z])|(?<=[A-Za-z)])\s*\/\s*(?=[ሀ-ፚ])|\s[በብ][ቁቑ](?:ጥ|ፅ|ጽ)[ርሪ]\s(?=\S*\d)/i;

function withoutHeadingBehind(text: string, [start, end]: Span): Span {
  const at = behindName.exec(text.slice(start, end))?.index ?? 0;
  return at < fewestLetters ? [start, end] : [start, start + at];
}

function asFound(notice: ReadableNotice, span: Span | null, rule: string, confidence: number): Found<string> | null {
  if (span === null) return null;
  const named = withoutHeadingBehind(notice.text, trimmed(notice.text, span));
  const [start, trimmedEnd] = trimmed(notice.text, fullName(notice, named));
  // The full stop of S.C. and the bracket of (S.C.) belong to the name.
  const end =
    trimmedEnd +
    (/[./](?:\p{Lu}|[ሀ-ፚ])$/u.test(notice.text.slice(start, trimmedEnd)) && notice.text[trimmedEnd] === '.' ? 1 : 0) +
    (/\([^)]*$/.test(notice.text.slice(start, trimmedEnd)) && notice.text[trimmedEnd] === ')' ? 1 : 0);
  const value = notice.text.slice(start, end).replaceAll(/\s+/g, ' ');
  const folded = foldLetters(value);
  const isName =
    (value.length >= fewestLetters || isAcronym(value)) &&
    value.length <= mostLetters &&
    !papers.has(folded) &&
    !isArea.test(value) &&
    !isSecurity.test(folded) &&
    !value.includes('|') &&
    !/\d[:፡]\d\d/.test(value);
  return isName ? { value, span: [start, end], rule, confidence } : null;
}

/** "In the region of Amhara" is a place, not a name. */
const isArea = /^በ\S+(?:\s\S+){0,3}\s(?:ክልል|ዞን|ወረዳ|ቀበሌ|(?:ክፍለ |ክ\/)?ከተማ)$/u;

/** "A bid security of a bank" names the bank that backs the bid. */
const isSecurity = new RegExp(`bid bond|${foldLetters('ማስከበሪያ|ማስከበርያ|ቅድመ ሁኔታ')}`);

/** Finds a name that is in the opening and again below the text. */
function namedAndSigned(notice: ReadableNotice, opening: Opening): Span | null {
  const { folded } = notice;
  const signed = signature(notice, { ...opening, headings: [] });
  if (signed === null || signed[0] < opening.end) return null;
  const [start, end] = trimmed(folded, signed);
  const at = folded.indexOf(folded.slice(start, end).replace(/^(?:የ|the\s+)/, ''));
  return at >= 0 && at < opening.end ? [start, end] : null;
}

const letters = /(?<=\b(?:to|by|from|with|of)\s+(?:the\s+)?)[A-Z]{3,6}(?![\p{L}\d/]|-[A-Z\d])/gu;

/** The letters that an English notice says most often, such as UNDP, if no sentence names the buyer. */
function mostNamed({ text }: ReadableNotice): Span | null {
  const places = new Map<string, Span[]>();
  for (const { 0: name, index } of text.matchAll(letters))
    if (!isNoName.test(name)) places.set(name, [...(places.get(name) ?? []), [index, index + name.length]]);
  const [first, second] = [...places.values()].sort((left, right) => right.length - left.length);
  return first !== undefined && first.length > 1 && first.length > (second?.length ?? 0) ? (first[0] ?? null) : null;
}

const announcingVerb = /\s(?:ያስታውቃል|ያሳውቃል|ይገል[ጻፃ]ል|ይጋብዛል)(?=[\s።፡]|$)/u;
/** Words that end what the notice says before it names who says it. */
const endsMessage = /^(?:እንደ|ስለ|ከ(?!ተማ)|በ(?!ጎ)|ለ|መሆ)|^(?:ጥሪ|ግን|ነው)$|ን$|(?<!ሆቴ|ንስ|ኩ)ል$|[።፣፤፡:,]|\d/u;
const [fewestWords, mostWords] = [2, 7];

/** "That it closes on the 28th [the Airlines Group] announces": in Amharic the buyer may precede the verb. */
function beforeVerb({ text, folded }: ReadableNotice): Span | null {
  const verb = announcingVerb.exec(folded);
  if (!verb) return null;
  const words = [...text.slice(0, verb.index).matchAll(/\S+/gu)];
  const from = words.findLastIndex(({ 0: word }) => endsMessage.test(foldLetters(word))) + 1;
  const count = words.length - from;
  return count < fewestWords || count > mostWords ? null : [words[from]?.index ?? 0, verb.index];
}

type FindBuyer = (notice: ReadableNotice, opening: Opening) => Span | null;

const none: FindBuyer = () => null;

const subjectIn: Readonly<Record<LanguageCode, FindBuyer>> = {
  am: ethiopicBuyer,
  ti: ethiopicBuyer,
  om: oromoBuyer,
  en: englishBuyer,
};

const headlineIn: Readonly<Record<LanguageCode, FindBuyer>> = {
  am: headingBuyer,
  ti: tigrinyaHeadingBuyer,
  om: none,
  en: headlineBuyer,
};

/** Where a buyer may be named that nothing else has found. */
const lastResort: Readonly<Record<LanguageCode, { find: FindBuyer; rule: string; confidence: number } | null>> = {
  am: { find: beforeVerb, rule: 'before-last-verb', confidence: 0.5 },
  ti: null,
  om: null,
  en: { find: mostNamed, rule: 'most-named', confidence: 0.4 },
};

/** Reads the inviting organisation from a label, from the subject of the invitation or from the signature. */
function readSubject(notice: ReadableNotice): Found<string> | null {
  const opening = openingOf(notice);
  const subject = subjectIn[notice.language ?? 'en'];
  const resort = notice.language === null ? null : lastResort[notice.language];
  const inHeadline = notice.language === null ? none : headlineIn[notice.language];
  return (
    asFound(notice, labelledBuyer(notice), 'label', 0.95) ??
    asFound(notice, namedAndSigned(notice, opening), 'named-and-signed', 0.95) ??
    asFound(notice, subject(notice, opening), 'subject', 0.85) ??
    asFound(notice, signature(notice, opening), 'signature', 0.6) ??
    asFound(notice, inHeadline(notice, opening), 'headline', 0.6) ??
    asFound(notice, namedWithLetters(notice), 'named-with-letters', 0.5) ??
    asFound(notice, namedInConditions(notice), 'named-in-conditions', 0.5) ??
    (resort ? asFound(notice, resort.find(notice, opening), resort.rule, resort.confidence) : null)
  );
}

/** Reads the buyer as the notice names it. Never the newspaper, the bank of a bond or a seller of documents. */
export const readBuyer = memoize(readSubject);
