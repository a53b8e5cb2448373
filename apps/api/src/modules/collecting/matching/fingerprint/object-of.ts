import { foldLetters } from '@awaj/reader/notice-text';
import { commonTable, directionTable, goodsTable, organisationTable, workTable } from '../words/tables.ts';
import { isEthiopic, type Token, tokensOf, withoutPrefixes } from '../words/tokens.ts';
import { isKindOfBuyer } from './buyer-kinds.ts';
import { contentOf } from './content-of.ts';
import { countsIn, figuresIn, smallCountsIn } from './counts.ts';
import type { BuyerName, TenderObject } from './fingerprint.ts';
import { lotsIn } from './lots.ts';
import { isTelling } from './meanings.ts';
import { type Meant, meaningsIn, placesOf } from './meant-words.ts';
import { placesIn } from './place-names.ts';
import { propertyNumbersIn } from './property-numbers.ts';
import { withWholeFigures } from './scaled-figures.ts';
import { bareSoundOf } from './sounds.ts';

/** Words beside which a name tells where something is, and how far away the name may be. */
const anchors: Readonly<Record<string, number>> = { city: 1, woreda: 1, subcity: 1, branch: 1, road: 2, irrigation: 2 };
const siteWords = 60;
const shortestSite = 1;

const isKnown = (tokens: readonly Token[], at: number): boolean =>
  [goodsTable, workTable, organisationTable, commonTable].some((table) => table.meaningAt(tokens, at));

/** Finds the names beside words for a place: ከተማ መቐለ, Mekelle town, the Debre Tabor – Gayint road. */
function sitesIn(tokens: readonly Token[]): Set<string> {
  const zone = tokens.slice(0, siteWords);
  const sites = new Set(meaningsIn(zone, directionTable).map(({ meaning }) => `direction ${meaning}`));
  for (const { meaning, at, length } of meaningsIn(zone, organisationTable)) {
    for (let away = 1; away <= (anchors[meaning] ?? 0); away++)
      for (const place of [at - away, at + length - 1 + away]) {
        const token = zone[place];
        if (!token || token.isFigure || isKnown(zone, place)) continue;
        const sound = bareSoundOf(token);
        if (sound.length >= shortestSite) sites.add(`${meaning} ${sound}`);
      }
  }
  return sites;
}

const nearest = 2;
const mostQuantity = 1_000_000;
/** These have numbers: kebele 14, lot 2. */
const numbered = /^(?:በ?ቀበሌ|በ?ወረዳ|ደረጃ|ሎት|kebele|woreda|ganda|aanaa|grade|lot|no)$/;

/** Finds figures beside the goods they count: 40 water pumps, የውሃ ፓምፕ 40. */
function quantitiesIn(tokens: readonly Token[], goods: readonly Meant[], figures: ReadonlySet<number>): Set<string> {
  const quantities = new Set<string>();
  const add = (meaning: string, at: number) => {
    const token = tokens[at];
    if (numbered.test(tokens[at - 1]?.text ?? '')) return;
    const figure = token?.isFigure ? Number(token.text.replaceAll(',', '')) : Number.NaN;
    if (figures.has(figure) && figure > 1 && figure < mostQuantity && !(figure > 1990 && figure < 2100))
      quantities.add(`${meaning}:${figure}`);
  };
  for (const { meaning, at, length } of goods)
    for (let away = 1; away <= nearest; away++) {
      add(meaning, at - away);
      add(meaning, at + length - 1 + away);
    }
  return quantities;
}

/** How many words count as the beginning of a text without a title. */
const beginning = 45;
const beginningLetters = 300;

/** Shorter sounds are shared by many words. */
const shortestSound = 3;

/** The beginning of a word, because endings vary. */
const stemOf = ({ text }: Token): string =>
  isEthiopic(text) ? (withoutPrefixes(text).at(-1) ?? text).slice(0, 3) : text.slice(0, 5);

/** Finds the buyer in a title: neighbouring words of organisations that include a kind of buyer. */
function buyerRunIn(organisations: readonly Meant[], buyer: BuyerName | null): number[] {
  const kind = organisations.findIndex(({ meaning }) => isKindOfBuyer(meaning));
  if (kind < 0) return [];
  const isBeside = (one: Meant | undefined, next: Meant | undefined) =>
    one && next && next.at - one.at - one.length <= 1;
  let [start, end] = [kind, kind];
  while (isBeside(organisations[start - 1], organisations[start])) start--;
  while (isBeside(organisations[end], organisations[end + 1])) end++;
  // "Education Bureau. Construction of two schools": what follows the kind may be the object.
  const isObject = ({ meaning }: Meant) => workTable.meanings.has(meaning) && !buyer?.words.includes(meaning);
  const run = organisations.slice(start, end + 1);
  return run.filter((each, at) => !(buyer && start + at > kind && isObject(each))).flatMap(placesOf);
}

/** Reads the meanings of the title or the beginning, without the words of the buyer. */
function zoneOf(
  zone: readonly Token[],
  isTitle: boolean,
  buyer: BuyerName | null,
): { about: Meant[]; others: Token[]; places: string[] } {
  const organisations = meaningsIn(zone, organisationTable);
  const ofBuyer = new Set(isTitle && buyer ? [] : buyerRunIn(organisations, buyer));
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
  text: string,
  folded: string,
  tokens: readonly Token[],
  whole: string | null,
  buyer: BuyerName | null,
): TenderObject {
  const title = whole?.split(/፡፡|።/)[0] ?? null;
  const foldedTitle = title === null ? null : withWholeFigures(foldLetters(title));
  const ofBeginning = () => zoneOf(tokens.slice(0, beginning), false, buyer);
  const {
    about: said,
    others,
    places,
  } = foldedTitle === null ? ofBeginning() : zoneOf(tokensOf(foldedTitle), true, buyer);
  // "Purchase of items for the budget year": the lots follow in the text.
  const about = title === null || said.some(({ meaning }) => isTelling(meaning)) ? said : ofBeginning().about;
  const buyerWords = new Set(buyer?.words.filter((meaning) => organisationTable.meanings.has(meaning)));
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
  const figures = figuresIn(folded);
  return {
    goods: new Set(goods.map(({ meaning }) => meaning)),
    ...contentOf(text, title, buyer),
    hasTitle: title !== null,
    about: meanings,
    others: new Set(others.map(stemOf)),
    sounds: new Set((title === null ? [] : others).map(bareSoundOf).filter((sound) => sound.length >= shortestSound)),
    places: new Set(title === null ? [] : places),
    quantities: quantitiesIn(tokens, [...goods, ...works], new Set(figures)),
    sites: sitesIn(tokens),
    firstCounts,
    counts: countsIn(figures, inTitle),
    lots: lotsIn(folded),
    properties: propertyNumbersIn(folded),
  };
}
