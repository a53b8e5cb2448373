import {
  type Choice,
  type FilterName,
  filterNames,
  filterTable,
  isChoice,
  type SearchFilters,
} from './filter-table.ts';
import type { SortOrder, StatusFilter } from './values.ts';

/** A filter's name in the page address and in a form that is sent without script. */
export const pageNameOf = (name: FilterName): string => filterTable[name].page;

/** The value's canonical text, which parses to the same value. */
const textOf = (filters: SearchFilters, name: FilterName): string =>
  String(filterTable[name].read(String(filters[name] ?? '')) ?? '');

const isSet = (filters: SearchFilters, name: FilterName): boolean => textOf(filters, name) !== textOf(noFilters, name);

/** The filters with a value other than All. */
export const chosenNames = (filters: SearchFilters): FilterName[] => filterNames.filter((name) => isSet(filters, name));

const toPairs = (filters: SearchFilters, place: 'api' | 'page'): [string, string][] =>
  chosenNames(filters).map((name) => [filterTable[name][place], textOf(filters, name)]);

/** For API queries: only chosen values. */
export const toApiQuery = (filters: SearchFilters): Record<string, string> =>
  Object.fromEntries(toPairs(filters, 'api'));

/** For the page address, so that a search can be shared and Back returns to it. */
export const toPageQuery = (filters: SearchFilters): [string, string][] => toPairs(filters, 'page');

/** Relevance needs words. */
const settled = (filters: SearchFilters): SearchFilters =>
  filters.sort === 'relevance' && filters.title === '' ? { ...filters, sort: '' } : filters;

function fromPairs(pairs: Iterable<readonly [name: string, value: string]>, place: 'api' | 'page'): SearchFilters {
  const values = new Map([...pairs].reverse());
  const entries = filterNames.map((name) => [name, filterTable[name].read(values.get(filterTable[name][place]) ?? '')]);
  return settled(Object.fromEntries(entries) as SearchFilters);
}

/** Addresses are edited by hand: unknown filters and invalid values are dropped, and the first of two counts. */
export const fromPageQuery = (pairs: Iterable<readonly [name: string, value: string]>): SearchFilters =>
  fromPairs(pairs, 'page');

/** For the API, where the contract has already validated the query. */
export const fromApiQuery = (query: Readonly<Record<string, string | number | undefined>>): SearchFilters =>
  fromPairs(
    Object.entries(query).map(([name, value]) => [name, String(value ?? '')]),
    'api',
  );

export const noFilters: SearchFilters = fromPageQuery([]);

/** A changed filter gives another list, so it starts at page 1. */
export const changeFilters = (
  filters: SearchFilters,
  changes: Partial<Omit<SearchFilters, 'page' | 'cursor'>>,
): SearchFilters => settled({ ...filters, ...changes, page: noFilters.page, cursor: noFilters.cursor });

const chosenChoices = (filters: SearchFilters): Choice[] => chosenNames(filters).filter((name) => isChoice(name));

/** The chosen filters, each with the remaining filters without it. */
export const activeFilters = (filters: SearchFilters): { name: Choice; without: SearchFilters }[] =>
  chosenChoices(filters).map((name) => ({ name, without: changeFilters(filters, { [name]: noFilters[name] }) }));

export type ChosenFilters = { [N in Choice]?: Exclude<SearchFilters[N], '' | null> | undefined };

/** Only the filters that narrow the list. */
export const chosenFilters = (filters: SearchFilters): ChosenFilters =>
  Object.fromEntries(chosenChoices(filters).map((name) => [name, filters[name]])) as ChosenFilters;

/** The same with the API's names, in a fixed order, so that equal searches are equal texts. */
export const toApiChoices = (filters: SearchFilters): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(chosenFilters(filters)).map(([name, value]) => [filterTable[name as Choice].api, value]),
  ) as Record<string, string | number>;

/**
 * The filters that make sense for alerts on new tenders, which are open and unordered; null if they match everything.
 */
export function toSavedFilters(filters: SearchFilters): SearchFilters | null {
  const kept = changeFilters(filters, { status: '', sort: '' });
  return activeFilters(kept).length > 0 ? kept : null;
}

/** Further pages are reached only by following cursors: the API refuses the number alone. */
const lastByNumber = 500;

export const isBeyondNumbers = ({ page, cursor }: SearchFilters): boolean => page > lastByNumber && cursor === '';

type Choices = Pick<SearchFilters, 'status' | 'sort'>;

/** Closed tenders are not sorted by closing date. The later choice cancels the earlier one. */
export const chooseStatus = ({ sort }: Choices, status: StatusFilter): Choices => ({
  status,
  sort: status === '0' ? '' : sort,
});

export const chooseSort = ({ status }: Choices, sort: SortOrder): Choices => ({
  status: sort === 'closing' && status === '0' ? '' : status,
  sort,
});
