import { foldLetters, foldText } from '@awaj/reader/notice-text';
import { commonTable, directionTable, goodsTable, organisationTable, workTable } from '../words/tables.ts';
import { type Token, tokensOf } from '../words/tokens.ts';
import type { BuyerName, TenderObject } from './fingerprint.ts';
import { meaningsIn, placesOf } from './meant-words.ts';
import { bareSoundOf } from './sounds.ts';

const beginningLetters = 300;
/** Behind them addresses follow. */
const lettersWithNames = /^.{0,150}(?!\p{L})/su;
const beforeTitle = 250;
const behindTitle = 150;
const longestHeading = 6;
const endsOfSentence = /[.:;]\s|[\n።፡]/g;

/** "Sodo Town Municipality (Wolaita Zone): 240 lamps": what precedes the colon is no object. */
const label = /^[^:–—]{3,90}(?::|\s[–—-])\s/;
/** Behind the first sentence the terms follow. "4 ኪ.ሜ. " ends none. */
const endOfSaid = /[።፡]\s|;\s|(?<=[\p{L}\d)]{3})\.\s/u;
const withoutLabel = (text: string): string => text.replace(label, '');

/** The sentence of the title, which often says where and how many. A title put together from words is in no sentence. */
function sentenceOf(text: string, title: string): string | null {
  const at = foldText(text).indexOf(foldLetters(title));
  if (at < 0) return null;
  const before = text.slice(Math.max(0, at - beforeTitle), at);
  const behind = text.slice(at + title.length, at + title.length + behindTitle);
  const start = [...before.matchAll(endsOfSentence)].at(-1);
  const isHeading = title.split(' ').length <= longestHeading && /^[.:;]?\s*[\n።፡.]/.test(behind);
  if (isHeading) return text.slice(at, at + title.length + behindTitle);
  return `${before.slice(start ? start.index + start[0].length : 0)}${text.slice(at, at + title.length)}${behind.split(endsOfSentence)[0] ?? ''}`;
}

const shortestSound = 2;

/** The sounds of words that are in no table, or of some of them. */
function soundsOutside(tokens: readonly Token[], buyer: BuyerName | null, among?: ReadonlySet<string>): Set<string> {
  const ofBuyer = new Set(buyer?.names);
  const known = new Set(
    [[commonTable], [organisationTable], [goodsTable, workTable], [directionTable]].flatMap((tables) =>
      meaningsIn(tokens, ...tables).flatMap(placesOf),
    ),
  );
  const free = tokens.filter(
    (token, at) => !token.isFigure && !known.has(at) && (among === undefined || among.has(token.text)),
  );
  return new Set(free.map(bareSoundOf).filter((sound) => sound.length >= shortestSound && !ofBuyer.has(sound)));
}

/** Words with a capital letter and without a number (Room 104). The first word counts if the next one has a capital too. */
const capital =
  /(?:(?<=[\p{L}\d,/('–-]\s*)|^(?=\S+\s\p{Lu}))(?<![\p{L}\d'’])\p{Lu}\p{Ll}[\p{Ll}'’]+(?!\s*(?:no\.?\s*)?\d)(?![\p{L}'’])/gu;
const afterDash = /[–—-]\s*$/;
const beforeSmall = /^\s+\p{Ll}/u;
const small = /(?<![\p{L}\d'’])\p{Ll}{3,}/gu;

/** What precedes a title is the buyer with its address. */
const fromTitle = (sentence: string | null, title: string | null): string | null =>
  sentence === null || title === null ? sentence : sentence.slice(foldLetters(sentence).indexOf(foldLetters(title)));

const foldedWords = (words: readonly string[]): Set<string> => new Set(words.map(foldLetters));

/** The sounds of names in Latin script, unless the sentence writes goods with a capital too. */
function namesOf(sentence: string, buyer: BuyerName | null): Set<string> {
  const written = [...sentence.matchAll(capital)].filter(
    ({ 0: word, index }) =>
      !(afterDash.test(sentence.slice(0, index)) && beforeSmall.test(sentence.slice(index + word.length))),
  );
  const capitals = foldedWords(written.map(([word]) => word));
  if (capitals.size === 0) return new Set();
  const smalls = foldedWords(sentence.match(small) ?? []);
  const tokens = tokensOf(foldLetters(sentence));
  const goods = meaningsIn(tokens, goodsTable, workTable).map(({ at }) => tokens[at]?.text ?? '');
  const isHeadline =
    goods.filter((word) => capitals.has(word)).length > goods.filter((word) => smalls.has(word)).length;
  return isHeadline ? new Set() : soundsOutside(tokens, buyer, capitals);
}

const fewestOfTitle = 2;

/** Finds words that say what the tender is about and are in no table, and the names among them. */
export function contentOf(
  text: string,
  title: string | null,
  buyer: BuyerName | null,
): Pick<TenderObject, 'content' | 'names'> {
  const sentence = title === null ? null : sentenceOf(text, title);
  const start = withoutLabel(text.slice(0, beginningLetters));
  const ofTitle = soundsOutside(tokensOf(foldLetters(title ?? '')), buyer);
  const said = sentence ?? start.split(endOfSaid)[0] ?? '';
  return {
    content: ofTitle.size >= fewestOfTitle ? ofTitle : soundsOutside(tokensOf(foldLetters(said)), buyer),
    names: namesOf(fromTitle(sentence, title) ?? lettersWithNames.exec(start)?.[0] ?? '', buyer),
  };
}
