import {
  type Choice,
  type FilterName,
  filterNames,
  filterTable,
  isChoice,
  type SearchFilters,
} from './filter-table.ts';
import type { SortOrder, StatusFilter } from './values.ts';

/** What a filter is called in the address of a page: the name of its field in a form that is sent without script. */
export const pageNameOf = (name: FilterName): string => filterTable[name].page;

/** As it is written, in the one spelling that reads back the same. */
const textOf = (filters: SearchFilters, name: FilterName): string =>
  String(filterTable[name].read(String(filters[name] ?? '')) ?? '');

const isSet = (filters: SearchFilters, name: FilterName): boolean => textOf(filters, name) !== textOf(noFilters, name);

/** The filters of which another value than All is chosen. */
export const chosenNames = (filters: SearchFilters): FilterName[] => filterNames.filter((name) => isSet(filters, name));

const toPairs = (filters: SearchFilters, place: 'api' | 'page'): [string, string][] =>
  chosenNames(filters).map((name) => [filterTable[name][place], textOf(filters, name)]);

/** For the API: only what was chosen. */
export const toApiQuery = (filters: SearchFilters): Record<string, string> =>
  Object.fromEntries(toPairs(filters, 'api'));

/** For the address of the page, so that a search can be shared and reached with Back. */
export const toPageQuery = (filters: SearchFilters): [string, string][] => toPairs(filters, 'page');

/** Without words nothing fits them better than another. */
const settled = (filters: SearchFilters): SearchFilters =>
  filters.sort === 'relevance' && filters.title === '' ? { ...filters, sort: '' } : filters;

function fromPairs(pairs: Iterable<readonly [name: string, value: string]>, place: 'api' | 'page'): SearchFilters {
  const values = new Map([...pairs].reverse());
  const entries = filterNames.map((name) => [name, filterTable[name].read(values.get(filterTable[name][place]) ?? '')]);
  return settled(Object.fromEntries(entries) as SearchFilters);
}

/** Addresses are typed and cut by hand: what is no filter, or no value of one, is left out, and the first of two counts. */
export const fromPageQuery = (pairs: Iterable<readonly [name: string, value: string]>): SearchFilters =>
  fromPairs(pairs, 'page');

/** For the API, which has checked the query by its contract before. */
export const fromApiQuery = (query: Readonly<Record<string, string | number | undefined>>): SearchFilters =>
  fromPairs(
    Object.entries(query).map(([name, value]) => [name, String(value ?? '')]),
    'api',
  );

export const noFilters: SearchFilters = fromPageQuery([]);

/** A changed choice makes another list, so it begins at its first page. */
export const changeFilters = (
  filters: SearchFilters,
  changes: Partial<Omit<SearchFilters, 'page' | 'cursor'>>,
): SearchFilters => settled({ ...filters, ...changes, page: noFilters.page, cursor: noFilters.cursor });

const chosenChoices = (filters: SearchFilters): Choice[] => chosenNames(filters).filter((name) => isChoice(name));

/** The choices that are set, each with the filters that are left without it. */
export const activeFilters = (filters: SearchFilters): { name: Choice; without: SearchFilters }[] =>
  chosenChoices(filters).map((name) => ({ name, without: changeFilters(filters, { [name]: noFilters[name] }) }));

export type ChosenFilters = { [N in Choice]?: Exclude<SearchFilters[N], '' | null> | undefined };

/** Of what narrows the list only what is chosen. */
export const chosenFilters = (filters: SearchFilters): ChosenFilters =>
  Object.fromEntries(chosenChoices(filters).map((name) => [name, filters[name]])) as ChosenFilters;

/** The same by the names that the API has for them: equal searches are written alike. */
export const toApiChoices = (filters: SearchFilters): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(chosenFilters(filters)).map(([name, value]) => [filterTable[name as Choice].api, value]),
  ) as Record<string, string | number>;

/** Of a list what can be looked for in new tenders, which are open and come in no order; null where that is everything. */
export function toSavedFilters(filters: SearchFilters): SearchFilters | null {
  const kept = changeFilters(filters, { status: '', sort: '' });
  return activeFilters(kept).length > 0 ? kept : null;
}

/** Further on a list is followed from page to page and not opened in its middle: the API refuses the number alone. */
const lastByNumber = 500;

export const isBeyondNumbers = ({ page, cursor }: SearchFilters): boolean => page > lastByNumber && cursor === '';

type Choices = Pick<SearchFilters, 'status' | 'sort'>;

/** Closed tenders are not sorted by when they close: of these two choices the last one takes the other back. */
export const chooseStatus = ({ sort }: Choices, status: StatusFilter): Choices => ({
  status,
  sort: status === '0' ? '' : sort,
});

export const chooseSort = ({ status }: Choices, sort: SortOrder): Choices => ({
  status: sort === 'closing' && status === '0' ? '' : status,
  sort,
});
