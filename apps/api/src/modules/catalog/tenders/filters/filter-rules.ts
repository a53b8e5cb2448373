import type { CalendarDate } from '@awaj/domain/ethiopian-calendar';
import type { Preferences } from '@awaj/domain/preferences';
import { type Choice, type ChosenFilters, chosenFilters, type SearchFilters } from '@awaj/domain/search-filters';
import { sql } from 'kysely';
import type { Listing } from '../../../../database/catalog-tables.ts';
import { smallId } from '../../../../http/ids.ts';
import {
  type Columns,
  type Condition,
  closesWithin,
  closingBounds,
  fitsFeed,
  isLinked,
  isPublishedWithin,
  tenderColumns,
} from './shared-conditions.ts';

/** Filters, and words of the title, which no index keeps in the order of the list. */
export interface Search extends ChosenFilters {
  /** Only tenders saved by this user. */
  savedBy?: number | undefined;
  /** Only tenders that match these preferences. */
  feed?: Preferences | undefined;
}

/** The filters of a list without the words. */
export type TenderFilters = Omit<Search, 'title'>;

/** An index that directly gives the newest tenders of a filter. */
export type LeadingIndex = 'saved' | 'tenders' | 'source' | 'postings';

interface FilterRule {
  /**
   * The index that answers the filter. `days`: dates are close to the day of posting, see search/dated-tenders.ts.
   * `feed`: see search/feed-tenders.ts. `none`: each tender of the list is checked in turn, so for rare values the
   * database would read all of them. Only for what most tenders have.
   */
  index: LeadingIndex | 'days' | 'feed' | 'none';
  /** The condition on a tender from any index. */
  condition: (filters: TenderFilters, columns: Columns, now: Date) => Condition;
  /** Whether the condition is about the tender `t` itself, and not about the columns that an index has. */
  needsTender?: true;
  /** The letter before its ids in the facets of the word index. Only for small ids. */
  facet?: string;
}

/** The properties of an open tender that the rules check in memory. */
export interface TenderFacts {
  companyId: number;
  languages: readonly [number];
  categories: readonly number[];
  regions: readonly number[];
  printings: readonly { sourceId: number; publishedOn: CalendarDate }[];
  closesAt: Date | null;
}

export interface FactRow extends Pick<TenderFacts, 'closesAt'> {
  listing: Listing;
}

/** The columns of a tender `t` for `TenderFacts`. */
export const factColumns = sql`t.listing, t.closes_at as "closesAt"`;

export function toFacts<Row extends FactRow>({ listing, ...row }: Row) {
  const { categories, regions, language, company, sources = [] } = listing;
  return {
    ...row,
    companyId: company.id,
    languages: [language.id] as const,
    categories: categories.map(({ id }) => id),
    regions: regions.map(({ id }) => id),
    printings: sources.map(({ id, published_on }) => ({ sourceId: id, publishedOn: published_on as CalendarDate })),
  } satisfies TenderFacts;
}

/** How a filter is checked in memory: by ids for all tenders at once, or one tender after the other. */
type RuleInMemory =
  | { ids: (tender: TenderFacts) => readonly number[] }
  | { fits: (tender: TenderFacts, filters: ChosenFilters) => boolean };

const published = {
  index: 'days',
  condition: (filters, columns) => isLinked('tender_sources', columns, isPublishedWithin('l', filters)),
  fits: ({ printings }, { startDate, endDate }) =>
    printings.some(
      ({ publishedOn }) => (!startDate || publishedOn >= startDate) && (!endDate || publishedOn <= endDate),
    ),
} satisfies FilterRule & RuleInMemory;

const closes = {
  index: 'days',
  condition: closesWithin,
  needsTender: true,
  fits({ closesAt }, days) {
    const { from, before } = closingBounds(days);
    return closesAt !== null && (!from || closesAt >= from) && (!before || closesAt < before);
  },
} satisfies FilterRule & RuleInMemory;

type FilterRules = Readonly<Record<keyof TenderFilters, FilterRule> & Record<Exclude<Choice, 'title'>, RuleInMemory>>;

/**
 * One row for each filter; a missing one does not compile. More selective filters come first, because the first chosen
 * filter with an index is the leading one.
 */
export const filterRules: FilterRules = {
  savedBy: {
    index: 'saved',
    condition: ({ savedBy }, columns) => isLinked('saved_tenders', columns, sql`l.user_id = ${savedBy}`),
  },
  companyId: {
    index: 'tenders',
    condition: ({ companyId }) => sql`t.company_id = ${companyId}`,
    needsTender: true,
    ids: ({ companyId }) => [companyId],
  },
  categoryId: {
    index: 'postings',
    condition: ({ categoryId }, columns) => isLinked('tender_categories', columns, sql`l.category_id = ${categoryId}`),
    facet: 'c',
    ids: ({ categories }) => categories,
  },
  regionId: {
    index: 'postings',
    condition: ({ regionId }, columns) => isLinked('tender_regions', columns, sql`l.region_id = ${regionId}`),
    facet: 'r',
    ids: ({ regions }) => regions,
  },
  sourceId: {
    index: 'source',
    condition: ({ sourceId }, columns) => isLinked('tender_sources', columns, sql`l.source_id = ${sourceId}`),
    facet: 's',
    ids: ({ printings }) => printings.map(({ sourceId }) => sourceId),
  },
  languageId: {
    index: 'postings',
    condition: ({ languageId }, { languageId: column }) => sql`${sql.ref(column)} = ${languageId}`,
    facet: 'l',
    ids: ({ languages }) => languages,
  },
  status: {
    index: 'postings',
    condition: ({ status }, { openUntil }, now) =>
      status === '1' ? sql`${sql.ref(openUntil)} > ${now}` : sql`${sql.ref(openUntil)} <= ${now}`,
    fits: (_, { status }) => status !== '0',
  },
  startDate: published,
  endDate: published,
  closesFrom: closes,
  closesUntil: closes,
  feed: { index: 'feed', condition: ({ feed }, columns) => (feed ? fitsFeed(feed, columns) : sql`true`) },
};

const names = Object.keys(filterRules) as (keyof TenderFilters)[];
const isAsked = (filters: TenderFilters, name: keyof TenderFilters): boolean => filters[name] !== undefined;

/** The rules of the chosen filters, each once. */
const rulesOf = (filters: TenderFilters): FilterRule[] => [
  ...new Set(names.filter((name) => isAsked(filters, name)).map((name) => filterRules[name])),
];

const isLeading = (index: FilterRule['index']): index is LeadingIndex =>
  index !== 'days' && index !== 'feed' && index !== 'none';

/** The index that directly gives the newest of these tenders. */
export const indexFor = (filters: TenderFilters): LeadingIndex =>
  rulesOf(filters)
    .map(({ index }) => index)
    .find(isLeading) ?? 'tenders';

/** Whether everything shown of these tenders is in the table where they are found. */
export const usesTenderIndex = (filters: TenderFilters): boolean =>
  indexFor(filters) === 'tenders' && rulesOf(filters).every(({ index }) => index !== 'days' && index !== 'feed');

export const isNarrowed = (filters: TenderFilters): boolean => rulesOf(filters).length > 0;
export const needsTender = (filters: TenderFilters): boolean => rulesOf(filters).some((rule) => rule.needsTender);

/** The conditions on a tender from any index. */
export const conditionsOf = (filters: TenderFilters, now: Date, columns: Columns = tenderColumns): Condition[] =>
  rulesOf(filters).map(({ condition }) => condition(filters, columns, now));

/** The facet in the word index for a tender with this id. */
export const facetOf = (name: keyof TenderFilters, id: number): string => `${filterRules[name].facet}${id}`;

/** The facets that the word index answers, and the remaining filters. */
export function facetsOf(filters: TenderFilters): { facets: string[]; others: TenderFilters } {
  const facets = names.flatMap((name) => {
    const id = filters[name];
    return filterRules[name].facet && typeof id === 'number' ? [facetOf(name, id)] : [];
  });
  const others = names.filter((name) => !filterRules[name].facet).map((name) => [name, filters[name]]);
  return { facets, others: Object.fromEntries(others) };
}

/** The conditions in SQL for the chosen filters. */
export function toSearch(filters: SearchFilters): Search {
  const { title, ...chosen }: Search = chosenFilters(filters);
  const small = names.flatMap((name) => {
    const id = chosen[name];
    return filterRules[name].facet && typeof id === 'number' ? [[name, smallId(id)]] : [];
  });
  return { title, ...chosen, ...Object.fromEntries(small) };
}
