import { capitalised, money, type NoticeFacts, phrasingOf, placeName } from './facts.ts';
import { table } from './html.ts';
import type { TenderObject } from './objects/catalogue.ts';
import type { LotTableWords, Unit } from './phrasing/phrasing.ts';
import type { Random } from './prng.ts';
import type { Site } from './subject.ts';

/** The table of lots, or null if a notice has none. */
export function lotTable(random: Random, facts: NoticeFacts): string | null {
  const [main] = facts.subject.objects;
  const words = phrasingOf[facts.language].lotTable;
  if (main.kind === 'consultancy') return null;
  if (main.kind === 'lease') return plotTable(random, facts, words);
  if (main.items.length > 0 && facts.subject.objects.length === 1) return itemTable(random, facts, main, words);
  return facts.subject.objects.length + facts.subject.sites.length > 2 ? siteTable(random, facts, words) : null;
}

function itemTable(random: Random, facts: NoticeFacts, { items, kind }: TenderObject, words: LotTableWords): string {
  const chosen = random.shuffle(items).slice(0, random.int(3, 6));
  const isSale = kind === 'sale';
  const hasUnits = isSale || random.chance(0.8);
  const rows = chosen.map((item, index) => {
    const name = item[facts.language];
    const quantity = money(random.pick(isSale && item.unit === 'piece' ? [1, 2, 3, 4, 6] : quantities[item.unit]));
    const price = isSale ? [money(random.int(11, 48) * (startingPrices[item.unit] ?? 1000))] : [];
    return [String(index + 1), name, ...(hasUnits ? [words.units[item.unit]] : []), quantity, ...price];
  });
  const head = [words.number, words.description, ...(hasUnits ? [words.unit] : []), words.quantity];
  return table(isSale ? [...head, words.startingPrice] : head, rows);
}

export const quantities: Readonly<Record<Unit, readonly number[]>> = {
  piece: [2, 4, 6, 10, 12, 20, 25, 40, 60, 120],
  set: [2, 5, 10, 24, 36, 80],
  pack: [10, 25, 50, 100, 240, 500],
  quintal: [15, 40, 60, 120, 350, 800],
  litre: [50, 200, 600, 1000, 2400],
  kilogram: [40, 75, 150, 500, 1200],
  roll: [5, 12, 20, 45],
  metre: [300, 850, 1200, 6000],
  head: [4, 10, 25, 60],
};

/** In birr; a starting price is some tens of this. */
const startingPrices: Partial<Record<Unit, number>> = { piece: 15_000, quintal: 100, kilogram: 5 };

/** One lot for each object, or for each site if there is only one object. */
function siteTable(random: Random, facts: NoticeFacts, words: LotTableWords): string {
  const { objects, sites } = facts.subject;
  const { language } = facts;
  const nameOf = (site: Site) => placeName(site.place, language);
  const allPlaces = phrasingOf[language].places(sites.map(nameOf));
  const lots =
    objects.length > 1
      ? objects.map((object) => ({ object, place: allPlaces }))
      : sites.map((site) => ({ object: objects[0], place: nameOf(site) }));
  const securities = random.chance(0.5) ? securityOfLots(facts, lots.length) : null;
  const rows = lots.map(({ object, place }, index) => [
    `${words.lot} ${index + 1}`,
    capitalised(object.wording[language]),
    place,
    ...(securities === null ? [] : [securities[index] ?? '']),
  ]);
  return table([words.lot, words.description, words.place, ...(securities === null ? [] : [words.security])], rows);
}

/** Splits the bid security over the lots, so that the column adds up to the total in the conditions. */
function securityOfLots({ terms }: NoticeFacts, lotCount: number): string[] | null {
  if (terms.bond.form !== 'amount') return null;
  const { birr } = terms.bond;
  const each = Math.floor(birr / lotCount / 500) * 500;
  return Array.from({ length: lotCount }, (_, index) => money(index === 0 ? birr - each * (lotCount - 1) : each));
}

function plotTable(random: Random, facts: NoticeFacts, words: LotTableWords): string {
  const [site] = facts.subject.sites;
  const rows = Array.from({ length: random.int(3, 7) }, () => [
    `${random.pick(['A', 'B', 'C', 'M'])}-${random.int(1, 90)}`,
    placeName(site.place, facts.language),
    String(random.pick([36, 75, 105, 140, 160, 200, 250, 500, 1200])),
    money(random.int(8, 90) * 50),
  ]);
  return table([words.plot, words.place, words.area, words.startingPrice], rows);
}
