import { foldLetters } from '@awaj/reader/notice-text';
import { commonTable, goodsTable, organisationTable, workTable } from '../words/tables.ts';
import { isEthiopic, type Token, tokensOf } from '../words/tokens.ts';
import { isKindOfBuyer, isOffice } from './buyer-kinds.ts';
import { buyerNameOf, withWholeNames } from './buyer-names.ts';

const longestOpening = 90;
/** More words are a sentence. */
const mostWordsOfName = 11;
/** The full stop of S.C. and አ.ማ. ends no name. */
const endOfOpening = /[:–—;፡።፣,()]|\s-\s|(?<!\p{L}\.\p{L}|\b(?:no|st|dr))\.\s|\n/iu;
const beforeName = /^[^\p{L}\d]+/u;
const mostOpenings = 3;

const partsOf = (text: string, most?: number): string[] =>
  text.split(endOfOpening, most).map((part) => part.replace(beforeName, '').trim());

const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');

/** Whether a word says what is bought or done, or is in every notice: it begins no proper name. */
const hasMeaning = (tokens: readonly Token[], at: number): boolean =>
  [commonTable, goodsTable, workTable].some((table) => table.meaningAt(tokens, at));

/** Whether the words begin or end with a kind of organisation: Biiroo Fayyaa, the Bureau of Health, ጤና ቢሮ. */
function isName(written: string): boolean {
  const tokens = tokensOf(withWholeNames(foldLetters(written)));
  const kindAt = (at: number): string => organisationTable.meaningAt(tokens, at)?.meaning ?? '';
  if (written.length > longestOpening || tokens.length < 2 || tokens.length > mostWordsOfName) return false;
  if (isKindOfBuyer(kindAt(0)) || tokens.some((_, at) => tokens[at + 1]?.text === 'of' && isOffice(kindAt(at))))
    return true;
  const isOther = kindAt(0) === '' && hasMeaning(tokens, 0);
  return !isOther && [1, 2].some((back) => isOffice(kindAt(tokens.length - back)));
}

/** Black Lion, WFP */
const inBrackets = /\([^()]*\)/g;

const isSentence = (written: string): boolean => tokensOf(foldLetters(written)).length > mostWordsOfName;

/** ሴቭ ዘ ችልድረን በጅግጅጋ የተሽከርካሪ ኪራይ: without a kind of organisation, the name ends where the place or purpose begins. */
const purpose = /^(\S+\s+\S+.*?)\s+[በለ][ሀ-ፚ]{2,}.*$/u;

const withoutPurpose = (name: string): string =>
  buyerNameOf(name)?.words.some(isOffice) ? name : name.replace(purpose, '$1');

/** How far into a text the kind of organisation may come. */
const mostWordsBeforeKind = 8;

/** The words up to the kind of organisation that begin an Amharic text: የምርጫ ቦርድ የጭነት መኪና ኪራይ. */
function nameBeginning(text: string): string | null {
  if (!isEthiopic(text)) return null;
  // "The office of water, mines and energy": a comma does not end the name.
  const [first = ''] = partsOf(text.slice(0, 2 * longestOpening).replace(/[፣,]/gu, ' '), 1);
  const tokens = tokensOf(withWholeNames(foldLetters(first.slice(0, longestOpening))));
  const meantAt = (at: number) => organisationTable.meaningAt(tokens, at);
  for (let at = 1; at < Math.min(tokens.length, mostWordsBeforeKind); at++) {
    const kind = meantAt(at);
    // የኢትዮጵያ ስታቲስቲክስ አገልግሎት የመጠይቅ ኅትመት: the next word begins the object.
    const isEnd = kind?.meaning === 'service' && /^[የለ]/.test(tokens[at + kind.length]?.text ?? '');
    if (!kind || !(isOffice(kind.meaning) || isEnd)) continue;
    return textOf(tokens.slice(0, at + kind.length));
  }
  return null;
}

const mostWordsOfBrief = 40;
const mostWordsOfHead = 4;
/** "Farm Africa: …", "GOAL Ethiopia, …", "Faarm Afriikaa biqiltuu …". */
const latinHead = /^\W*(\p{Lu}[^:,.–—\n]{2,50}?)(?:[:,]\s|\s[–—-]\s)|^\W*((?:\p{Lu}[\p{L}'’]+\s+){2,4})(?=\p{Ll})/u;

/** The words that begin a short entry, up to what is bought: ፋርም አፍሪካ 40,000 ችግኞች. They need no kind of organisation. */
function headOfBrief(text: string): string | null {
  const tokens = tokensOf(withWholeNames(foldLetters(text)));
  if (tokens.length > mostWordsOfBrief) return null;
  const isEthiopicText = isEthiopic(text.trimStart());
  const head = isEthiopicText ? tokens : tokensOf(foldLetters(latinHead.exec(text)?.slice(1).find(Boolean) ?? ''));
  const end = head.findIndex(
    (token, at) => token.isFigure || hasMeaning(head, at) || (at > 0 && /^[የለበ]/.test(token.text)),
  );
  const words = end < 0 ? head : head.slice(0, end);
  const isShort = words.length >= 2 && words.length <= mostWordsOfHead;
  return isShort && (isEthiopicText || end < 0) ? textOf(words) : null;
}

/**
 * Chooses the name of the buyer. A short entry often begins with it, where it is no part of a sentence: "ESL: 25
 * tractors". In a name that was read, an object may precede the name.
 */
export function buyerIn(text: string, read: string | null): string | null {
  const said = read === null || isSentence(read) ? null : withoutPurpose(read.replaceAll(inBrackets, ' ').trim());
  const parts = partsOf(said ?? '');
  const name = parts.length > 1 ? (parts.findLast(isName) ?? said) : said;
  if (name !== null && buyerNameOf(name)?.words.some(isOffice)) return name;
  return partsOf(text, mostOpenings).find(isName) ?? name ?? nameBeginning(text) ?? headOfBrief(text);
}
