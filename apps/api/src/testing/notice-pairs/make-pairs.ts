import type { LanguageCode } from '@awaj/demo-data/languages';
import { createRandom, type Random } from '@awaj/demo-data/prng';
import { addDays, type CalendarDate } from '@awaj/domain/ethiopian-calendar';
import { pairBuyers } from './buyers.ts';
import type { ObjectWords, PrintedNotice, Printing, TenderFacts } from './facts.ts';
import { pairObjects } from './objects.ts';
import { printNotice } from './print-notice.ts';

export type PairKind = 'hard' | 'words' | 'language' | 'extension';

export interface NoticePair {
  kind: PairKind;
  /** Why the pair is hard to decide. */
  sort: string;
  one: PrintedNotice;
  other: PrintedNotice;
}

const languages: readonly LanguageCode[] = ['am', 'en', 'om', 'ti'];
const styles = ['long', 'short', 'portal'] as const;

/** Names of different goods may share these words. */
const commonWords = new Set(['supply', 'service', 'construction', 'materials', 'equipment', 'various', 'with']);

const firstDay: CalendarDate = '2025-01-06';

function drawFacts(tender: number, random: Random): TenderFacts {
  const object = random.pick(pairObjects);
  const areaCode = random.pick(['11', '47', '58', '34', '46', '22']);
  return {
    tender,
    buyer: random.pick(pairBuyers),
    object,
    quantity: random.chance(0.35) ? random.int(3, 900) : null,
    lot: null,
    number: [tender + 1, 2017],
    closesOn: addDays(firstDay, random.int(20, 340)),
    hour: random.pick([8, 9, 10, 11, 14, 15, 16]),
    minute: random.pick([0, 30]),
    bond: random.pick([5_000, 10_000, 20_000, 25_000, 50_000, 100_000, 150_000, random.int(11, 300) * 1_000]),
    price: random.pick([100, 200, 300, 500, 1_000]),
    phones: [`${areaCode}${random.int(1_000_000, 9_999_999)}`, `9${random.int(10_000_000, 99_999_999)}`],
    room: random.int(1, 60),
  };
}

const drawPrinting = (closesOn: CalendarDate, random: Random): Printing => ({
  language: random.pick(languages),
  style: random.pick(styles),
  way: random.chance(0.5) ? 0 : 1,
  givesNumber: true,
  publishedOn: addDays(closesOn, -random.int(12, 20)),
  hasTypingFaults: random.chance(0.3),
  kind: 'tender',
});

const wordsOf = ({ en }: ObjectWords): string[] => en.flatMap((words) => words.toLowerCase().match(/[a-z]{4,}/g) ?? []);

/**
 * Two objects are different only if they share no other word: "sheets with nails" may be the same goods as "sheets".
 */
const isOtherObject = (one: ObjectWords, other: ObjectWords): boolean => {
  const words = new Set(wordsOf(one).filter((word) => !commonWords.has(word)));
  return one !== other && !wordsOf(other).some((word) => words.has(word));
};

function otherObject(object: ObjectWords, random: Random): ObjectWords {
  const other = random.pick(pairObjects);
  return isOtherObject(object, other) ? other : otherObject(object, random);
}

/** Ways in which two tenders of one buyer on one day are alike. */
const hardSorts: readonly [string, (facts: TenderFacts, tender: number, random: Random) => TenderFacts, boolean][] = [
  [
    'other goods, no number',
    (facts, tender, random) => ({ ...facts, tender, object: otherObject(facts.object, random) }),
    false,
  ],
  [
    'other goods, next number',
    (facts, tender, random) => ({
      ...facts,
      tender,
      object: otherObject(facts.object, random),
      number: [tender + 1, 2017],
    }),
    true,
  ],
  ['same goods, next number', (facts, tender) => ({ ...facts, tender, number: [tender + 1, 2017] }), true],
  [
    'sister lots',
    (facts, tender, random) => ({ ...facts, tender, lot: 2, object: otherObject(facts.object, random) }),
    true,
  ],
  ['lots of the same goods', (facts, tender) => ({ ...facts, tender, lot: 2 }), true],
  [
    'same goods, other closing, no number',
    (facts, tender) => ({ ...facts, tender, closesOn: addDays(facts.closesOn, 7) }),
    false,
  ],
  [
    'same goods, other quantity, no number',
    (facts, tender) => ({ ...facts, tender, quantity: (facts.quantity ?? 20) * 3 }),
    false,
  ],
];

function hardPair(at: number, random: Random): NoticePair {
  const [sort, change, hasNumber] = hardSorts[at % hardSorts.length] ?? hardSorts[0] ?? raise();
  const drawn = drawFacts(at * 2, random);
  const isLots = sort.includes('lots');
  const facts = {
    ...drawn,
    lot: isLots ? 1 : null,
    quantity: sort.includes('quantity') ? (drawn.quantity ?? 20) : drawn.quantity,
  };
  const sister = change(facts, at * 2 + 1, random);
  const printing = { ...drawPrinting(facts.closesOn, random), givesNumber: hasNumber };
  const language = random.chance(0.75) ? printing.language : random.pick(languages);
  const style = random.chance(0.7) ? printing.style : random.pick(styles);
  return {
    kind: 'hard',
    sort: language === printing.language ? sort : `${sort}, other language`,
    one: printNotice(`h${at}a`, facts, printing, random),
    other: printNotice(`h${at}b`, sister, { ...printing, language, style }, random),
  };
}

function raise(): never {
  throw new Error('There are no hard sorts.');
}

/** Makes two notices of one tender in two papers. One may omit its number or one of its two phones. */
function truePair(kind: 'words' | 'language' | 'extension', at: number, tender: number, random: Random): NoticePair {
  const facts = drawFacts(tender, random);
  const printing = drawPrinting(facts.closesOn, random);
  const others = languages.filter((language) => language !== printing.language);
  const omits = random.int(1, 10);
  const language = kind === 'language' ? random.pick(others) : printing.language;
  const second: Printing = {
    ...drawPrinting(facts.closesOn, random),
    language,
    style: random.pick(styles.filter((style) => style !== printing.style)),
    way: printing.way === 0 ? 1 : 0,
    givesNumber: omits > 3,
    publishedOn: addDays(printing.publishedOn, random.int(0, 3)),
    kind: kind === 'extension' ? 'extension' : 'tender',
  };
  const later = kind === 'extension' ? { ...facts, closesOn: addDays(facts.closesOn, 10) } : facts;
  const sort = second.givesNumber ? 'with number' : 'number left out';
  return {
    kind,
    sort,
    one: printNotice(`${kind}${at}a`, facts, printing, random),
    other: printNotice(
      `${kind}${at}b`,
      { ...later, phones: random.chance(0.3) ? facts.phones.slice(0, 1) : facts.phones },
      second,
      random,
    ),
  };
}

/**
 * Makes pairs of different tenders, and pairs of one tender: in other words, in another language, and with an
 * extension.
 */
export function makePairs(counts: Readonly<Record<PairKind, number>>, seed = 'pairs'): readonly NoticePair[] {
  const random = createRandom(seed);
  const pairs = Array.from({ length: counts.hard }, (_, at) => hardPair(at, random));
  let tender = counts.hard * 2;
  for (const kind of ['words', 'language', 'extension'] as const)
    for (let at = 0; at < counts[kind]; at++) pairs.push(truePair(kind, at, tender++, random));
  return pairs;
}
