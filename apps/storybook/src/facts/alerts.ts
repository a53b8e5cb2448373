import type { AlertSettings, Mute, SavedSearch, SearchPreview } from '@awaj/api-client/schema';
import type { Locale } from '@awaj/i18n';
import { daysAway } from './clock.ts';
import { categories, companies, nameIn, regions } from './lookups.ts';
import { type Sight, tenderPage } from './tenders.ts';

const search = (id: number, change: Partial<SavedSearch>): SavedSearch => ({
  id,
  name: '',
  filters: {},
  frequency: 'daily',
  hour: 7,
  is_paused: false,
  last_week: 0,
  created_at: daysAway(-id),
  ...change,
});

export const savedSearches: SavedSearch[] = [
  search(1, {
    name: 'Road Construction · Oromia',
    filters: { category_id: categories.roads.id, region_id: regions.oromia.id },
    last_week: 12,
  }),
  search(2, {
    name: 'የውኃ ፓምፕ',
    filters: { title: '"የውኃ ፓምፕ" -ጥገና', company_id: companies.tekeze.id },
    frequency: 'at_once',
    last_week: 1,
  }),
  search(3, {
    name: 'Medicine for hospitals in the south, also laboratory chemicals',
    filters: { title: 'laboratory', category_id: categories.medicine.id, closing_from: '2026-12-01' },
    frequency: 'weekly',
    hour: 19,
    is_paused: true,
    last_week: 1_204,
  }),
];

/** Filters by closing dates are locked for somebody without a subscription. */
export const lockedSearches: SavedSearch[] = savedSearches.map((each) =>
  each.filters.closing_from ? { ...each, last_week: null } : each,
);

const mostSearches = 25;

export const allThatFit: SavedSearch[] = Array.from({ length: mostSearches }, (_, place) =>
  search(place + 1, { name: `Search ${place + 1}`, filters: { title: `word ${place + 1}` }, last_week: place }),
);

const previewed = 3;

export const searchPreview = (sight: Sight, locale: Locale): SearchPreview => ({
  status: true,
  count: 12,
  tenders: tenderPage(sight, locale).tenders.data.slice(0, previewed),
});

export const emptyPreview: SearchPreview = { status: true, count: 0, tenders: [] };

export const alertSettings: AlertSettings = {
  quiet_from: 21,
  quiet_until: 7,
  most_a_day: null,
  holiday_until: null,
  feed_frequency: 'daily',
  feed_hour: 7,
  language: 'en',
};

export const onHoliday: AlertSettings = { ...alertSettings, most_a_day: 3, holiday_until: '2026-12-07' };

export const mutesIn = (locale: Locale): Mute[] => [
  { id: 2, company: null, word: 'furniture' },
  { id: 1, company: nameIn(companies.finance, locale), word: null },
];
