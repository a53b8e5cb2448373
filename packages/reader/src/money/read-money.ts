import { headingOfCell } from '../matching/index.ts';
import type { ReadableNotice } from '../notice-text/index.ts';
import type { Found } from '../reading/found.ts';
import type { Reading } from '../reading/reading.ts';
import { beginningIn, countBefore, type Place, type Token, type Topic } from '../tokens/index.ts';
import { type Amount, findAmounts, lot } from './amounts.ts';
import { corrected } from './corrected.ts';

type TopicToken = Extract<Token, { kind: 'topic' }>;

const ofParts: ReadonlySet<Topic> = new Set(['bond', 'performance']);
const ofAmounts: ReadonlySet<Topic> = new Set(['bond', 'performance', 'price', 'value']);

const farthest = 140;
/** The farthest bond in a sentence that mentions nothing else. */
const farthestBond = 300;
const cost = { weak: 30, another: 45, ofNext: 45 };
/** "above 200,000 birr" counts as a threshold only this near to the amount. */
const besideThreshold = 22;
/** "Document 100 birr, bid security 10 %": words after the first amount may belong to the second. */
const besideNext = 40;
/** Documents never cost more. */
const highestPrice = 20_000;

const gapBetween = (one: Place, other: Place): number =>
  one.end <= other.start ? other.start - one.end : Math.max(one.start - other.end, 0);

function isOfNext(topic: TopicToken, amount: Amount, amounts: readonly Amount[], folded: string): boolean {
  if (topic.start < amount.end) return false;
  const [next] = beginningIn(amounts, topic.end, topic.end + besideNext + 1);
  const isLabelOfNext = next !== undefined && /^(?:(?![፡:]{2})[^።.፣\n])*$/.test(folded.slice(topic.end, next.start));
  return isLabelOfNext || folded.slice(amount.end, topic.start).includes('\n');
}

const besideWord = 4;
/** ሰነዱን ብር 350: a word for documents directly before its amount needs no other word. */
const isPriceBeside = (topic: TopicToken, amount: Amount): boolean =>
  topic.topic === 'price' && topic.end <= amount.start && amount.start - topic.end <= besideWord;

function distance(topic: TopicToken, amount: Amount, amounts: readonly Amount[], folded: string): number {
  const [from, to] = topic.end <= amount.start ? [topic.end, amount.start] : [amount.end, topic.start];
  const between = beginningIn(amounts, from, to).filter(({ end }) => end <= to).length;
  return (
    gapBetween(topic, amount) +
    between * cost.another +
    (topic.isWeak && !isPriceBeside(topic, amount) ? cost.weak : 0) +
    (isOfNext(topic, amount, amounts, folded) ? cost.ofNext : 0)
  );
}

/** "Lot 1 birr 10,000; lot 2 birr 20,000 bid security": all lots of a list share one label. */
const lotBefore = new RegExp(`${lot}\\s?\\d{1,2}\\s?[:፡-]?\\s?$`);
const longestLot = 16;
const nextRow = /\n\d{1,2}\s+\p{L}/u;
const nextPart = /[;፤]/;

/** "With a cheque for 20 % of it": a part of the price that is paid with the offer. */
const inCheque = /(?:\bche(?:que|ck)|\bdeposit|ቼክ)[^.።;\n]{0,30}$/;
const longestCheque = 48;

/** Finds the purpose of an amount by the nearest word for one in its sentence. */
function topicOf(
  amount: Amount,
  topics: readonly TopicToken[],
  stops: readonly number[],
  amounts: readonly Amount[],
  folded: string,
): Topic | null {
  const heading = headingOfCell(folded, amount.start);
  const ofColumn = heading && beginningIn(topics, ...heading).find(({ end }) => end <= heading[1]);
  if (ofColumn) return ofColumn.topic;
  const isOfLot = lotBefore.test(folded.slice(Math.max(0, amount.start - longestLot), amount.start));
  const isCut = (topic: TopicToken) => {
    // A label may be above its amount, even with an empty row between.
    if (topic.end <= amount.start && /^[\s|:]*$/.test(folded.slice(topic.end, amount.start))) return false;
    const between =
      topic.end <= amount.start ? folded.slice(topic.end, amount.start) : folded.slice(amount.end, topic.start);
    return (
      nextRow.test(between) ||
      (!isOfLot && nextPart.test(between)) ||
      countBefore(stops, Math.min(topic.end, amount.end)) < countBefore(stops, Math.max(topic.start, amount.start))
    );
  };
  // In a table without such a column, a word in the row may name the purpose.
  const isInRow = ({ end }: TopicToken) =>
    heading === null || (end <= amount.start && !folded.slice(end, amount.start).includes('\n'));
  const near = beginningIn(topics, amount.start - 2 * farthest, amount.end + 2 * farthest).filter(
    (topic) => gapBetween(topic, amount) <= farthest && isInRow(topic) && !isCut(topic),
  );
  // "Grade 6 and above, birr 100,000 bid security": a comma ends the threshold.
  const isOver = ({ end }: TopicToken) => end <= amount.start && /[፣,]\s/.test(folded.slice(end, amount.start));
  const isBeside = (topic: TopicToken) =>
    gapBetween(topic, amount) <= besideThreshold &&
    !isOver(topic) &&
    !near.some(({ start, end }) => start >= topic.end && end <= amount.start);
  if (near.some((topic) => topic.topic === 'threshold' && isBeside(topic) && !isAdded(topic, amount, folded)))
    return 'threshold';
  const [nearest] = near
    // A percentage is a part of the price and never the price.
    .filter(({ topic }) => (amount.unit === 'percent' ? ofParts : ofAmounts).has(topic))
    .filter(({ topic }) => topic !== 'price' || (amount.value ?? 0) <= highestPrice)
    .map((topic) => ({ topic: topic.topic, distance: distance(topic, amount, amounts, folded) }))
    .sort((one, other) => one.distance - other.distance);
  if (nearest && nearest.distance <= farthest) return nearest.topic;
  if (amount.unit === 'percent' && inCheque.test(folded.slice(Math.max(0, amount.start - longestCheque), amount.start)))
    return 'bond';
  // "A bid security in the form of a cheque or a guarantee, or in any way that … allows, of birr 500,000".
  const said = beginningIn(topics, amount.start - farthestBond, amount.start).filter((topic) => !isCut(topic));
  const [before] = said;
  const isAlone = before !== undefined && beginningIn(amounts, before.end, amount.start).length === 0;
  return isAlone && !before.isWeak && said.every(({ topic }) => topic === 'bond') ? 'bond' : null;
}

/** "200 birr + VAT". */
const isAdded = (topic: TopicToken, amount: Amount, folded: string): boolean =>
  topic.start >= amount.end && /^\s*\+\s*$/.test(folded.slice(amount.end, topic.start));

/** Returns the amount if all are equal. Two lots with different amounts give none for the notice. */
function only(amounts: readonly Amount[], rule: string): Found<number> | null {
  const [first] = amounts;
  const values = new Set(amounts.map(({ value }) => value));
  if (!first || first.value === null || values.size !== 1) return null;
  return { value: first.value, span: [first.start, first.end], rule, confidence: 0.9 };
}

/** "Free for members, others pay 60 birr." */
function amountFollows({ start }: Place, tokens: readonly Token[]): boolean {
  const behind = beginningIn(tokens, start + 1, start + 60);
  return behind.find(({ kind }) => kind === 'stop' || kind === 'birr')?.kind === 'birr';
}

/** "Documents are free of charge." */
function freeDocuments(tokens: readonly Token[], topics: readonly TopicToken[]): Found<number> | null {
  const free = topics.find(
    (topic) =>
      topic.topic === 'free' &&
      beginningIn(topics, topic.start - 2 * farthest, topic.end + farthest).some(
        (other) => other.topic === 'price' && gapBetween(other, topic) <= 100,
      ) &&
      !amountFollows(topic, tokens),
  );
  return free ? { value: 0, span: [free.start, free.end], rule: 'free-documents', confidence: 0.8 } : null;
}

/** የጨረታ ሰነድ ሽያጭ … በብር 200: words for the time of sale also name the purpose of the amount. */
const isSaleOfDocuments = (token: Token, folded: string): boolean =>
  token.kind === 'role' && token.role === 'sale' && folded.startsWith('ሰነድ', token.start);
const ofDocuments = ({ start, end }: Place): TopicToken => ({
  kind: 'topic',
  topic: 'price',
  isWeak: true,
  start,
  end,
});

/** Reads the amounts for bidders: the security as an amount or a percentage, and the price of the documents. */
export function readMoney(
  { folded }: ReadableNotice,
  tokens: readonly Token[],
): Pick<Reading, 'bond_birr' | 'bond_percent' | 'document_price_birr'> {
  const topics = tokens.flatMap((token): TopicToken[] =>
    token.kind === 'topic' ? [token] : isSaleOfDocuments(token, folded) ? [ofDocuments(token)] : [],
  );
  const stops = tokens.flatMap(({ kind, start }) => (kind === 'stop' ? [start] : []));
  const amounts = findAmounts(tokens, folded);
  const kept = corrected(amounts, folded);
  const told = kept.map(({ amount, insteadOf }) => ({
    amount,
    topic: topicOf(insteadOf ?? amount, topics, stops, amounts, folded),
  }));
  const of = (topic: Topic, unit: Amount['unit']) =>
    told.filter((each) => each.amount.unit === unit && each.topic === topic).map(({ amount }) => amount);
  const prices = of('price', 'birr').filter(({ value }) => value === null || value <= highestPrice);
  return {
    bond_birr: only(
      of('bond', 'birr').filter(({ value }) => value !== 0),
      'bond-amount',
    ),
    bond_percent: only(
      of('bond', 'percent').filter(({ value }) => value !== null && value > 0 && value <= 30),
      'bond-percent',
    ),
    document_price_birr: only(prices, 'document-price') ?? (prices.length === 0 ? freeDocuments(tokens, topics) : null),
  };
}
