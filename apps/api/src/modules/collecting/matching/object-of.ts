import { foldLetters } from '@awaj/reader/notice-text';
import { isKindOfBuyer } from './buyer-names.ts';
import { countsIn, smallCountsIn } from './counts.ts';
import type { BuyerName, TenderObject } from './fingerprint.ts';
import { lotsIn } from './lots.ts';
import { placesIn } from './place-names.ts';
import { bareSoundOf } from './sounds.ts';
import { isEthiopic, type Token, tokensOf, withoutPrefixes } from './tokens.ts';
import { commonTable, goodsTable, organisationTable, workTable } from './words/tables.ts';
import type { WordTable } from './words/word-table.ts';

interface Meant {
  meaning: string;
  at: number;
  length: number;
}

function meaningsIn(tokens: readonly Token[], ...tables: readonly WordTable[]): Meant[] {
  const found: Meant[] = [];
  for (let at = 0; at < tokens.length; ) {
    let longest: ReturnType<WordTable['meaningAt']> = null;
    for (const table of tables) {
      const here = table.meaningAt(tokens, at);
      if (here && here.length > (longest?.length ?? 0)) longest = here;
    }
    if (longest) found.push({ ...longest, at });
    at += longest?.length ?? 1;
  }
  return found;
}

const nearest = 2;
const mostQuantity = 1_000_000;

/** Finds figures beside the goods they count: 40 water pumps, የውሃ ፓምፕ 40. */
function quantitiesIn(tokens: readonly Token[], goods: readonly Meant[]): Set<string> {
  const quantities = new Set<string>();
  const add = (meaning: string, token: Token | undefined) => {
    const figure = token?.isFigure ? Number(token.text.replaceAll(',', '')) : Number.NaN;
    if (figure > 1 && figure < mostQuantity && !(figure > 1990 && figure < 2100))
      quantities.add(`${meaning}:${figure}`);
  };
  for (const { meaning, at, length } of goods)
    for (let away = 1; away <= nearest; away++) {
      add(meaning, tokens[at - away]);
      add(meaning, tokens[at + length - 1 + away]);
    }
  return quantities;
}

/** How many words count as the beginning of a text without a title. */
const beginning = 45;
const beginningLetters = 300;

/** The beginning of a word, because endings vary. */
const stemOf = ({ text }: Token): string =>
  isEthiopic(text) ? (withoutPrefixes(text).at(-1) ?? text).slice(0, 3) : text.slice(0, 5);

/** Finds the buyer in a title: neighbouring words of organisations that include a kind of buyer. */
function buyerRunIn(organisations: readonly Meant[]): number[] {
  const kind = organisations.findIndex(({ meaning }) => isKindOfBuyer(meaning));
  if (kind < 0) return [];
  const isBeside = (one: Meant | undefined, next: Meant | undefined) =>
    one && next && next.at - one.at - one.length <= 1;
  let [start, end] = [kind, kind];
  while (isBeside(organisations[start - 1], organisations[start])) start--;
  while (isBeside(organisations[end], organisations[end + 1])) end++;
  return organisations.slice(start, end + 1).flatMap(placesOf);
}

/** Reads the meanings of the title or the beginning, without the words of the buyer. */
function zoneOf(
  zone: readonly Token[],
  isTitle: boolean,
  buyer: BuyerName | null,
): { about: Meant[]; others: Token[]; places: string[] } {
  const organisations = meaningsIn(zone, organisationTable);
  const ofBuyer = new Set(isTitle ? (buyer ? [] : buyerRunIn(organisations)) : organisations.flatMap(placesOf));
  const about = meaningsIn(zone, goodsTable, workTable).filter(({ at }) => !ofBuyer.has(at));
  const taken = new Set([...about, ...organisations].flatMap(placesOf));
  const buyerNames = new Set(buyer?.names);
  const free = zone.filter((token, at) => {
    if (taken.has(at) || token.isFigure || token.text.length < 2 || commonTable.meaningAt(zone, at)) return false;
    return !buyerNames.has(bareSoundOf(token));
  });
  const places = [...placesIn(free)].filter((place) => !buyerNames.has(place));
  const others = free.filter((token) => placesIn([token]).size === 0);
  return { about, others, places };
}

function placesOf({ at, length }: { at: number; length: number }): number[] {
  const places: number[] = [];
  for (let place = at; place < at + length; place++) places.push(place);
  return places;
}

const neighbours = 16;
const endOfSentence = /[\n።]|\.\s/;

/** Adds the text around the title, because the count may stand just before or after it. */
function titleWithNeighbours(folded: string, title: string): string {
  const at = folded.indexOf(title);
  if (at < 0) return title;
  const before =
    folded
      .slice(Math.max(0, at - neighbours), at)
      .split(endOfSentence)
      .at(-1) ?? '';
  const behind = folded.slice(at + title.length, at + title.length + neighbours).split(endOfSentence)[0] ?? '';
  return `${before}${title}${behind}`;
}

/** Reads the object of a notice. `tokens` are the words of the folded text. */
export function objectOf(
  folded: string,
  tokens: readonly Token[],
  title: string | null,
  buyer: BuyerName | null,
): TenderObject {
  const foldedTitle = title === null ? null : foldLetters(title);
  const zone = foldedTitle === null ? tokens.slice(0, beginning) : tokensOf(foldedTitle);
  const { about, others, places } = zoneOf(zone, title !== null, buyer);
  const buyerWords = new Set(buyer?.words);
  const meanings = new Set(
    about.map(({ meaning }) => meaning).filter((meaning) => title !== null || !buyerWords.has(meaning)),
  );
  const goods = meaningsIn(tokens, goodsTable).filter(({ meaning }) => !buyerWords.has(meaning));
  const hasWorks = [...meanings].some((meaning) => workTable.meanings.has(meaning));
  const works = hasWorks ? meaningsIn(tokens, workTable).filter(({ meaning }) => meanings.has(meaning)) : [];
  const firstCounts = smallCountsIn(
    foldedTitle === null ? folded.slice(0, beginningLetters) : titleWithNeighbours(folded, foldedTitle),
  );
  const inTitle = foldedTitle === null ? new Set<number>() : firstCounts;
  return {
    goods: new Set(goods.map(({ meaning }) => meaning)),
    hasTitle: title !== null,
    about: meanings,
    others: new Set(others.map(stemOf)),
    places: new Set(title === null ? [] : places),
    quantities: quantitiesIn(tokens, [...goods, ...works]),
    firstCounts,
    counts: countsIn(folded, inTitle),
    lots: lotsIn(folded),
  };
}
