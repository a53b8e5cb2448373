import { awkwardCases } from './awkward.ts';
import { bidDocuments, type DemoBidDocument } from './bid-documents.ts';
import { categories } from './categories.ts';
import { type Buyer, buyersIn, companies, type DemoCompany } from './companies.ts';
import { type DemoNames, languageShares, languages } from './languages.ts';
import type { TenderObject } from './objects/catalogue.ts';
import { createRandom, type Random } from './prng.ts';
import { regions } from './regions.ts';
import { closingSoon, collectionTimes } from './schedule.ts';
import { type DemoSource, sources } from './sources.ts';
import { subjectFor } from './subject.ts';
import { createTender, type DemoTender } from './tender.ts';

/** A row of a list that visitors filter by. */
interface DemoLookup {
  id: number;
  slug: string;
  names: DemoNames;
}

export interface Demo {
  languages: readonly DemoLookup[];
  regions: readonly DemoLookup[];
  categories: readonly DemoLookup[];
  sources: readonly DemoSource[];
  companies: readonly DemoCompany[];
  tenders: readonly DemoTender[];
  bidDocuments: readonly DemoBidDocument[];
}

const usualTenderCount = 5000;

/** Invented but realistic data. Equal options give equal data on every machine. */
export function createDemo({ now, tenderCount = usualTenderCount }: { now: Date; tenderCount?: number }): Demo {
  return {
    languages: languages.map(({ id, slug, names }) => ({ id, slug, names })),
    regions,
    categories,
    sources,
    companies,
    tenders: createTenders(now, tenderCount),
    bidDocuments,
  };
}

/** Ids rise with the time of collection, so the newest notice has the highest. */
function createTenders(now: Date, count: number): DemoTender[] {
  const soon = closingSoon(now, count);
  const recentBuyers: Buyer[] = [];
  const recentObjects: TenderObject[] = [];
  return collectionTimes(createRandom('collection times'), now, count).map((collectedAt, position) => {
    const id = position + 1;
    const random = createRandom(`subject ${id}`);
    const language = random.weighted(languageShares);
    const buyer = remember(recentBuyers, 2, drawBuyer(random, buyersIn[language], recentBuyers));
    const subject = subjectFor(random, buyer, recentObjects);
    remember(recentObjects, 12, subject.objects[0]);
    const tender = createTender({ id, language, buyer, subject, collectedAt, deadline: soon.get(position) });
    return { ...tender, ...awkwardCases.find((awkward) => awkward.id === id)?.change };
  });
}

function drawBuyer(random: Random, buyers: readonly Buyer[], recent: readonly Buyer[]): Buyer {
  const others = buyers.filter((buyer) => !recent.includes(buyer));
  return random.weighted(others.map((buyer) => [buyer, buyer.region === 'addis-ababa' ? 2 : 1] as const));
}

function remember<T>(memory: T[], size: number, item: T): T {
  memory.push(item);
  if (memory.length > size) memory.shift();
  return item;
}
