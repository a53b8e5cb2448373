import type { BidProgress, TenderDetail, TenderListItem, TenderPage } from '@awaj/api-client/schema';
import type { Locale } from '@awaj/i18n';
import { daysAway, hoursAway } from './clock.ts';
import { categories, companies, languages, nameIn, regions, sourceIn, textIn } from './lookups.ts';

/** The parts of a tender that a person may see: without a subscription neither dates nor the notice. */
export type Sight = 'little' | 'all';

interface Fact {
  id: number;
  /** As it was published, whatever the language of the page. */
  title: string;
  language: keyof typeof languages;
  company: keyof typeof companies;
  region: keyof typeof regions;
  category: keyof typeof categories;
  closes: string;
  created: string;
  isSaved?: boolean;
}

const facts: readonly Fact[] = [
  {
    id: 4960,
    title: 'Supply and installation of solar water pumps for twelve rural villages',
    language: 'en',
    company: 'tekeze',
    region: 'tigray',
    category: 'water',
    closes: hoursAway(4),
    created: hoursAway(-0.3),
  },
  {
    id: 4959,
    title: 'በ2019 በጀት ዓመት የእጅ መሣሪያዎችና የወርክሾፕ ዕቃዎች ግዥ ብሔራዊ ግልጽ ጨረታ',
    language: 'am',
    company: 'gibe',
    region: 'oromia',
    category: 'tools',
    closes: daysAway(3),
    created: hoursAway(-2),
    isSaved: true,
  },
  {
    id: 4958,
    title: 'Maintenance of 14 km of gravel road between Dilla and Yirgachefe',
    language: 'en',
    company: 'roads',
    region: 'south',
    category: 'roads',
    closes: daysAway(12),
    created: daysAway(-1),
  },
  {
    id: 4957,
    title: 'የሆስፒታል መድኃኒቶችና የላቦራቶሪ ዕቃዎች አቅርቦት',
    language: 'am',
    company: 'hospital',
    region: 'sidama',
    category: 'medicine',
    closes: daysAway(-1),
    created: daysAway(-5),
  },
];

const isOpen = ({ closes }: Fact) => closes > hoursAway(0);

function listItem(fact: Fact, sight: Sight, locale: Locale): TenderListItem {
  const category = nameIn(categories[fact.category], locale);
  const region = nameIn(regions[fact.region], locale);
  const opens = new Date(new Date(fact.closes).getTime() + 30 * 60_000).toISOString();
  return {
    id: fact.id,
    title: fact.title,
    bid_close_date: sight === 'all' ? fact.closes : null,
    bid_open_date: sight === 'all' ? opens : null,
    alternative_close_date: null,
    alternative_open_date: null,
    created_at: fact.created,
    status: isOpen(fact) ? 1 : 0,
    is_saved: fact.isSaved ? 1 : 0,
    tender_sources:
      sight === 'all' ? [{ source: sourceIn('zemen', locale), published_at: fact.created.slice(0, 10) }] : null,
    company: { ...nameIn(companies[fact.company], locale), logo: null },
    tender_categories: [{ category_id: category.id, category: { name: category.name } }],
    tender_regions: [{ region_id: region.id, region: { name: region.name } }],
    language: nameIn(languages[fact.language], locale),
  };
}

const pageOf = (data: TenderListItem[]): TenderPage => ({ status: true, tenders: { data, next_page_url: null } });

export const tenderPage = (sight: Sight, locale: Locale): TenderPage =>
  pageOf(facts.map((fact) => listItem(fact, sight, locale)));

/** `status` is the filter of the API: 1 is open, 0 is closed, and both without. */
export const tendersByStatus = (status: string | null, sight: Sight, locale: Locale): TenderPage =>
  pageOf(
    facts.filter((fact) => !status || isOpen(fact) === (status === '1')).map((fact) => listItem(fact, sight, locale)),
  );

const progressIn = (locale: Locale): BidProgress[] => [
  { stage: 'preparing', note: textIn({ en: 'Collect the CPO from the bank', am: 'ሲፒኦ ከባንክ ይወሰዳል' }, locale) },
  { stage: 'submitted', note: textIn({ en: 'Receipt no. 4471', am: 'የደረሰኝ ቁጥር 4471' }, locale) },
];

export const savedTenders = (sight: Sight, locale: Locale): TenderPage =>
  pageOf(
    [...facts.filter(isOpen).slice(0, 3), ...facts.filter((fact) => !isOpen(fact)).slice(0, 1)].map((fact, place) => ({
      ...listItem({ ...fact, isSaved: true }, sight, locale),
      progress: progressIn(locale)[place] ?? { stage: 'considering', note: null },
    })),
  );

/** The results of a search for pumps, including those found by synonyms. */
export const searchedTenders: TenderPage = { ...tenderPage('all', 'en'), also_searched: ['ፓምፕ', 'paampii', 'pumps'] };

export const noTenders: TenderPage = pageOf([]);

const notice = `
<p>The Tekeze Basin Water Works Enterprise invites eligible bidders for the supply and installation of solar water
pumps in twelve villages of the eastern zone. Bidders must hold a renewed trade licence, a VAT certificate and a
tax clearance.</p>
<table>
<tr><th>Lot</th><th>Item</th><th>Quantity</th></tr>
<tr><td>1</td><td>Submersible pump with controller, 4 kW</td><td>12</td></tr>
<tr><td>2</td><td>Solar panel, 450 W, with mounting</td><td>144</td></tr>
<tr><td>3</td><td>Polyethylene pipe, 63 mm</td><td>3,600 m</td></tr>
</table>
<ol>
<li>Bid documents are sold at the office of the enterprise, room 12, on working days.</li>
<li>A bid bond of two per cent of the offer accompanies each bid.</li>
<li>Bids are opened half an hour after the deadline, in the presence of bidders who wish to attend.</li>
</ol>
<p>The enterprise may reject any or all bids.</p>`;

const snippet =
  'The Tekeze Basin Water Works Enterprise invites eligible bidders for the supply and installation of solar water pumps in twelve villages of the eastern zone.';

/** The ids of an open and of a closed tender. */
export const openTender = 4960;
export const closedTender = 4957;

export function tenderDetail(id: number, sight: Sight, locale: Locale): TenderDetail {
  const fact = facts.find((each) => each.id === id);
  if (!fact) throw new Error(`There is no tender ${id} in the stories.`);
  const isShown = sight === 'all';
  return {
    ...listItem(fact, sight, locale),
    content: isShown ? notice : null,
    snippet,
    bid_doc_price: isShown ? '300' : null,
    bid_bond_price: isShown ? '2%' : null,
    type: 'purchase',
    reference_number: isShown ? 'TBWWE/NCB/07/2019' : null,
    is_cancelled: false,
    cancelled_at: null,
    close_date_working: null,
    updates: 0,
    requirements: isShown
      ? [
          { kind: 'trade-licence', is_ticked: 1 },
          { kind: 'vat', is_ticked: 0 },
          { kind: 'tax-clearance', is_ticked: 0 },
          { kind: 'bid-bond', is_ticked: 0 },
        ]
      : null,
  };
}
