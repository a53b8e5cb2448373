import type { LanguageCode } from '@awaj/reference-data/names';
import { readBuyer } from '../buyer/read-buyer.ts';
import { linesOf, memoize, trimmed } from '../matching/index.ts';
import { foldLetters, type ReadableNotice } from '../notice-text/index.ts';
import { readNumber } from '../number/read-number.ts';
import { openingOf } from '../opening/index.ts';
import type { Found, Span } from '../reading/found.ts';
import { budgetClause, englishClause } from './english-clause.ts';
import { entryAfterName, headlineOf, withoutTerms } from './headings.ts';
import { columnOfItems, isCondition, itemsBeforeVerb, listedItems } from './listed-items.ts';
import { namedTender } from './named-tender.ts';
import { type Clause, nounClause, objectClause } from './object-clause.ts';
import { ofProcedure } from './words.ts';

/** The most reliable first. A project is named after its aim, and buys many things. */
const labels = [
  '(?:tender|bid|procurement|contract|assignment|consultancy|lot|[ir]fb|rf[pq]|itb|eoi) (?:title|name|description)|title(?: of (?:the )?\\w+)?|subject|description of (?:the )?(?:procurement|goods|works|services|assignment)|object of (?:the )?procurement|package|ጉዳዩ|ጉዳይ|የሥራው (?:ዓይነት|ስም)|የስራው (?:አይነት|ስም)|የዕቃው ዓይነት|የአገልግሎቱ ዓይነት|dhimmi|mata-duree|ርዕስ|የጨረታው ርዕስ|የጨረታ ርዕስ|የግዥው ዓይነት|የግዥ ዓይነት|የጨረታው ዓይነት|የጨረታው አይነት|የግዢ አይነት|የግዢው አይነት|mata duree|gosa caalbaasii|gosa bittaa|ኣርእስቲ|ዓይነት ጨረታ|ዓይነት ዕድጊ',
  'type of (?:the )?(?:propert(?:y|ies)|collateral)|property type|የንብረቱ? (?:ዓይነት|አይነት)|የመያዣው? (?:ዓይነት|አይነት)|gosa qabeenyaa|ዓይነት ንብረት',
  'assignment|project (?:title|name|description)|name of (?:the )?project|የፕሮጀክቱ ስም',
].map(
  (names) =>
    new RegExp(
      `(?:^|\\n)[^\\p{L}\\n]*(?:${names})[ \\t]*(?:(?::-?|፡-?|፦|=|-|\\|)[ \\t]*\\n*|\\n+)[ \\t]*(?<title>[^\\n]{6,200})`,
      'iu',
    ),
);

const longest = 220;

/** "Supplier registration (FY": a bracket that the heading does not close. */
function withoutOpenBracket(text: string, [start, end]: Span): Span {
  const open = /\s*\([^()]*$/.exec(text.slice(start, end));
  return open !== null && text.charAt(end) !== ')' ? [start, start + open.index] : [start, end];
}

function asFound(text: string, span: Span, rule: string, confidence: number, said?: string): Found<string> | null {
  const [start, end] = trimmed(text, withoutOpenBracket(text, span));
  const value = (said ?? text.slice(start, end)).replaceAll(/\s+/g, ' ').trim();
  if (value.length > longest || !/\p{L}{2}/u.test(value)) return null;
  const first = value.charAt(0);
  return { value: first.toUpperCase() + value.slice(1), span: [start, end], rule, confidence };
}

/** In a table with one cell a line, the line below a heading is the next heading. */
const headsTable = /(?:^|\n)\s*(?:item\s+|lot\s+)?(?:no|s\/n|ተ\.?ቁ)\.?\s*$/i;

/** ጉዳዩ፡ የጨረታ ማስታወቂያ እንዲወጣልን: a letter to the newspaper. */
const isRequest = /እንዲወጣ|ስለ(?:መጠየቅ|ማሳወቅ|መላክ|ማውጣት|መግለጽ|መግለፅ)|request to publish/i;

/** "Project title\nReference No": the second line is the heading of the next cell. */
const isNextLabel =
  /\b(?:no|number)\.?\s*$|^(?:\S+\s+){0,2}(?:size|price|area|level)\.?\s*$|^(?:duration|location|region|quantity|unit|remarks?)\s*$|^(?:estimated|procurement|bid|contract|project)\s+(?:length|type|amount|duration|cost|quantity|period|method|delivery|location)\b/i;

function labelled(text: string): Span | null {
  for (const label of labels) {
    const match = label.exec(text);
    const title = match?.groups?.title;
    if (match === null || title === undefined || isNextLabel.test(title) || isRequest.test(title)) continue;
    if (headsTable.test(text.slice(0, match.index))) continue;
    const end = match.index + match[0].length;
    return [end - title.length, end];
  }
  return null;
}

/** Whether a line is the name of the buyer, or the part of it that fills the line. */
function isBuyer(line: string, name: string | null): boolean {
  const said = line.replaceAll(/\s+/g, ' ').trim();
  return name !== null && name.length > 0 && (said === name || (said.includes(' ') && name.startsWith(`${said} `)));
}

const furthestLine = 3000;
/** "Supply of laboratory material": a line that says what is done with what. */
const ofWork = new RegExp(
  `^\\W*(?:suppl(?:y|ies)|procurement|purchase|provision|construction|maintenance|rental|renting|sale|lease|printing|installation|renovation|rehabilitation|consultancy|design|upgrading|drilling|repair|hiring)\\s+(?:and\\s+\\w+\\s+)?(?:of|for)\\s+(?!${ofProcedure})[^.:;]{6,120}$`,
  'i',
);

/** Finds a line below the headings that names the object, such as the title page of a document. */
const lineOfWork = ({ text, folded }: ReadableNotice): Span | null =>
  linesOf(text).find(
    ([start, end]) =>
      start < furthestLine && ofWork.test(text.slice(start, end)) && !isCondition.test(folded.slice(start, end)),
  ) ?? null;

type FindClause = (notice: ReadableNotice, sentence: Span, buyer: Span | null) => Clause | null;

/** How a notice in one language names its object. */
interface ClauseRules {
  inHeading: FindClause;
  inSentence: FindClause;
  ofBudget: FindClause;
  confidence: number;
}

const none: FindClause = () => null;

const withObject: ClauseRules = { inHeading: objectClause, inSentence: objectClause, ofBudget: none, confidence: 0.7 };

const clauseRules: Readonly<Record<LanguageCode, ClauseRules>> = {
  en: {
    inHeading: none,
    inSentence: ({ text }, sentence, buyer) =>
      englishClause(text.slice(...sentence), sentence[0], buyer && text.slice(...buyer)),
    ofBudget: ({ text }, sentence) => budgetClause(text.slice(...sentence), sentence[0]),
    confidence: 0.75,
  },
  am: {
    ...withObject,
    inSentence: (notice, sentence, buyer) =>
      objectClause(notice, sentence, buyer) ?? nounClause(notice, sentence, buyer),
  },
  om: withObject,
  ti: withObject,
};

/** "Property: a house on 250 m², …": what a foreclosure notice says of each borrower. */
const property =
  /(?:የ(?:መያዣው?\s)?ንብረቱ?\s(?:ዓይነት|አይነት)|type of (?:the )?(?:property|collateral)|property(?: type)?|gosa qabeenyaa|ዓይነት ንብረት)\s?[:፡፦-]\s*(?<thing>[^,፤፣;.\n።]{4,60}?)(?=\s+on \d|[,፤፣;.\n።])/giu;

function properties(text: string, language: LanguageCode | null): Found<string> | null {
  const found = [...text.matchAll(property)];
  const [first] = found;
  const things = new Set(found.map(({ groups }) => groups?.thing?.trim() ?? ''));
  if (!first) return null;
  const said = [...things].join(language === 'am' || language === 'ti' ? '፣ ' : ', ');
  return asFound(text, [first.index, first.index + first[0].length], 'properties', 0.6, said);
}

const fewestOfHeading = 3;

/** የተሽከርካሪ ሽያጭ: the sentence says more than a heading of two words, such as which vehicles are sold. */
function fuller(notice: ReadableNotice, [start, end]: Span, buyer: Span | null): Found<string> | null {
  const { text, language } = notice;
  const wordsOf = (said: string) => said.trim().split(/\s+/).length;
  if (language !== 'am' || wordsOf(text.slice(start, end)) >= fewestOfHeading) return null;
  for (const sentence of openingOf(notice).sentences) {
    const clause = clauseRules[language].inSentence(notice, sentence, buyer);
    if (clause !== null && wordsOf(clause.value) > fewestOfHeading)
      return asFound(text, clause.span, 'purpose-clause', 0.75, clause.value);
  }
  return null;
}

/** Reads the title: the notice's own headline, otherwise the object that it buys, sells or lets. */
function findTitle(notice: ReadableNotice): Found<string> | null {
  const { text, folded, language } = notice;
  const { headings, sentences } = openingOf(notice);
  const found = readBuyer(notice);
  const buyer = found?.span ?? null;
  const name = found === null ? null : foldLetters(found.value);
  const rules = language === null ? withObject : clauseRules[language];
  const title = labelled(text);
  if (title !== null) return asFound(text, title, 'label', 0.95);
  for (const heading of headings) {
    const line = withoutTerms(folded, heading);
    if (isBuyer(folded.slice(...line), name)) continue;
    const headline = headlineOf(notice, line, buyer);
    if (headline !== null) return fuller(notice, headline, buyer) ?? asFound(text, headline, 'heading', 0.85);
    const clause = rules.inHeading(notice, line, buyer);
    if (clause !== null) return asFound(text, clause.span, 'heading-clause', 0.8, clause.value);
  }
  const items = itemsBeforeVerb(notice);
  if (items !== null) return asFound(text, items.span, 'listed', 0.7, items.value);
  for (const sentence of sentences) {
    const clause = rules.inSentence(notice, sentence, buyer);
    if (clause !== null) return asFound(text, clause.span, 'purpose-clause', rules.confidence, clause.value);
  }
  for (const sentence of sentences) {
    const clause = rules.ofBudget(notice, sentence, buyer);
    if (clause !== null) return asFound(text, clause.span, 'budget-clause', 0.6, clause.value);
  }
  for (const sentence of sentences) {
    const named = namedTender(folded, sentence, buyer);
    if (named !== null) return asFound(text, named, 'named-tender', 0.7);
  }
  const auctioned = properties(text, language);
  if (auctioned !== null) return auctioned;
  const entry = entryAfterName(notice, buyer);
  if (entry !== null) return asFound(text, entry, 'entry', 0.7);
  const line = lineOfWork(notice);
  if (line !== null) return asFound(text, line, 'line-of-work', 0.6);
  const listed = listedItems(notice) ?? columnOfItems(notice);
  return listed && asFound(text, listed.span, 'listed', 0.6, listed.value);
}

/** "… of three pickups (AIC/PUR/07/2025)": removes the number of the tender behind the object. */
function withoutNumber(notice: ReadableNotice): Found<string> | null {
  const title = findTitle(notice);
  const number = title && readNumber(notice)?.value;
  const at = number ? title.value.lastIndexOf(number) : -1;
  const isLast = at >= 0 && !/\p{L}/u.test(title?.value.slice(at + (number?.length ?? 0)) ?? '');
  const value = title?.value.slice(0, at).replace(/[\s\p{P}]+$/u, '') ?? '';
  return title && isLast && /\p{L}{2}\s+\p{L}{2}/u.test(value) ? { ...title, value } : title;
}

export const readTitle = memoize(withoutNumber);
