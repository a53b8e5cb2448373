import { type CategorySlug, categories } from './categories.ts';
import type { Buyer } from './companies.ts';
import { type TenderObject, tenderObjects } from './objects/catalogue.ts';
import type { Random } from './prng.ts';
import { type Place, placesOf, type RegionSlug, regions } from './regions.ts';
import { sectors } from './sectors.ts';

/** What a notice is about, and where. */
export interface Subject {
  objects: readonly [TenderObject, ...TenderObject[]];
  categories: readonly CategorySlug[];
  sites: readonly [Site, ...Site[]];
}

export interface Site {
  region: RegionSlug;
  place: Place;
}

const mostCategories = 3;

const objectsIn: ReadonlyMap<CategorySlug, readonly TenderObject[]> = new Map(
  categories.map(({ slug }) => [slug, tenderObjects.filter(({ category }) => category === slug)]),
);

/** `avoid` has the objects of the notices just before, so that neighbours in a list differ. */
export function subjectFor(random: Random, buyer: Buyer, avoid: readonly TenderObject[]): Subject {
  const main = drawObject(random, buyer, avoid);
  const companions = companionsOf(random, buyer, main);
  const objects = [main, ...companions] as const;
  const slugs = [...new Set(objects.flatMap(({ category, also }) => [category, ...also]))];
  return { objects, categories: slugs.slice(0, mostCategories), sites: sitesFor(random, buyer, main) };
}

function drawObject(random: Random, buyer: Buyer, avoid: readonly TenderObject[]): TenderObject {
  const category = random.pick<CategorySlug>(sectors[buyer.sector]);
  const wanted = (objectsIn.get(category) ?? []).filter((object) => isWanted(object, buyer));
  const object = random.pick(wanted);
  return avoid.includes(object) ? drawObject(random, buyer, avoid) : object;
}

function isWanted({ buyers }: TenderObject, { sector }: Buyer): boolean {
  return buyers === null || buyers.includes(sector);
}

function companionsOf(random: Random, buyer: Buyer, main: TenderObject): TenderObject[] {
  if (main.kind !== 'goods' && main.kind !== 'sale') return [];
  const wanted = random.weighted([
    [0, 72],
    [1, 20],
    [2, 8],
  ]);
  const alike = tenderObjects.filter(
    (object) =>
      object !== main && object.kind === main.kind && object.category === main.category && isWanted(object, buyer),
  );
  return random.shuffle(alike).slice(0, wanted);
}

function sitesFor(random: Random, buyer: Buyer, { kind }: TenderObject): [Site, ...Site[]] {
  const home = { region: buyer.region, place: buyer.home };
  if (buyer.isLocal) return [home];
  const region = buyer.isNationwide && random.chance(0.6) ? random.pick(regions).slug : buyer.region;
  const first = siteIn(random, buyer, region);
  if (kind === 'sale' || kind === 'lease') return [first];
  const isShared = random.chance(buyer.isNationwide ? 0.16 : 0.02);
  if (isShared) return distinct([first, siteIn(random, buyer, random.pick(regions).slug)]);
  const others = random.shuffle(placesOf[region]).map((place) => ({ region, place }));
  return distinct([first, ...others.slice(0, random.weighted(furtherSites))]);
}

const furtherSites = [
  [0, 74],
  [1, 18],
  [2, 8],
] as const;

function distinct([first, ...others]: [Site, ...Site[]]): [Site, ...Site[]] {
  return [first, ...others.filter(({ place }) => place.en !== first.place.en)];
}

function siteIn(random: Random, buyer: Buyer, region: RegionSlug): Site {
  const isHome = region === buyer.region && random.chance(0.4);
  return { region, place: isHome ? buyer.home : random.pick(placesOf[region]) };
}
