import type { CalendarDate } from '../ethiopian-calendar/index.ts';
import {
  readCursor,
  readDate,
  readId,
  readOrder,
  readPage,
  readStatus,
  readTitle,
  type SortOrder,
  type StatusFilter,
} from './values.ts';

/** What a person chose to look for. Null and '' stand for All. */
export interface SearchFilters {
  title: string;
  categoryId: number | null;
  regionId: number | null;
  languageId: number | null;
  /** The newspaper, magazine or site: "Published On". */
  tenderSrc: number | null;
  companyId: number | null;
  startDate: CalendarDate | null;
  endDate: CalendarDate | null;
  /** Days on which tenders close: for those only who may see when. */
  closesFrom: CalendarDate | null;
  closesUntil: CalendarDate | null;
  status: StatusFilter;
  sort: SortOrder;
  /** Where the list begins, from 1. */
  page: number;
  /** Where that is for the API, which finds it at no cost; '' where only the number is known. */
  cursor: string;
}

export type FilterName = keyof SearchFilters;
/** What narrows the list; the others only say in which order it comes and where one stands in it. */
export type Choice = Exclude<FilterName, 'page' | 'cursor' | 'sort'>;
/** What stands in the way of no tender. */
const others: readonly FilterName[] = ['page', 'cursor', 'sort'];

export const noFilters: SearchFilters = {
  title: '',
  categoryId: null,
  regionId: null,
  languageId: null,
  tenderSrc: null,
  companyId: null,
  startDate: null,
  endDate: null,
  closesFrom: null,
  closesUntil: null,
  status: '',
  sort: '',
  page: 1,
  cursor: '',
};

/** One row for each filter: its name in the API's query, in the page's address, and how its text is read. */
const table = {
  title: { api: 'title', page: 'q', read: readTitle },
  categoryId: { api: 'category_id', page: 'category', read: readId },
  regionId: { api: 'region_id', page: 'region', read: readId },
  languageId: { api: 'language_id', page: 'language', read: readId },
  tenderSrc: { api: 'source_id', page: 'source', read: readId },
  companyId: { api: 'company_id', page: 'company', read: readId },
  startDate: { api: 'start_date', page: 'from', read: readDate },
  endDate: { api: 'end_date', page: 'until', read: readDate },
  closesFrom: { api: 'closing_from', page: 'closes-from', read: readDate },
  closesUntil: { api: 'closing_until', page: 'closes-until', read: readDate },
  status: { api: 'status_id', page: 'status', read: readStatus },
  sort: { api: 'sort', page: 'sort', read: readOrder },
  page: { api: 'page', page: 'page', read: readPage },
  cursor: { api: 'cursor', page: 'cursor', read: readCursor },
} as const satisfies { [N in FilterName]: { api: string; page: string; read: (text: string) => SearchFilters[N] } };

const names = Object.keys(table) as FilterName[];

/** What a filter is called in the address of a page: the name of its field in a form that is sent without script. */
export const pageNameOf = (name: FilterName): string => table[name].page;

/** As it is written, in the one spelling that reads back the same. */
const textOf = (filters: SearchFilters, name: FilterName): string =>
  String(table[name].read(String(filters[name] ?? '')) ?? '');

const isSet = (filters: SearchFilters, name: FilterName): boolean => textOf(filters, name) !== textOf(noFilters, name);

const toPairs = (filters: SearchFilters, place: 'api' | 'page'): [string, string][] =>
  names.filter((name) => isSet(filters, name)).map((name) => [table[name][place], textOf(filters, name)]);

/** For the API: only what was chosen. */
export const toApiQuery = (filters: SearchFilters): Record<string, string> =>
  Object.fromEntries(toPairs(filters, 'api'));

/** For the address of the page, so that a search can be shared and reached with Back. */
export const toPageQuery = (filters: SearchFilters): [string, string][] => toPairs(filters, 'page');

/** Addresses are typed and cut by hand: what is no filter, or no value of one, is left out, and the first of two counts. */
export function fromPageQuery(pairs: Iterable<readonly [name: string, value: string]>): SearchFilters {
  const values = new Map([...pairs].reverse());
  const entries = names.map((name) => [name, table[name].read(values.get(table[name].page) ?? '')]);
  return Object.fromEntries(entries) as SearchFilters;
}

/** A changed choice makes another list, so it begins at its first page. */
export const changeFilters = (
  filters: SearchFilters,
  changes: Partial<Omit<SearchFilters, 'page' | 'cursor'>>,
): SearchFilters => ({
  ...filters,
  ...changes,
  page: noFilters.page,
  cursor: noFilters.cursor,
});

/** The choices that are set, each with the filters that are left without it. */
export const activeFilters = (filters: SearchFilters): { name: Choice; without: SearchFilters }[] =>
  names
    .filter((name): name is Choice => !others.includes(name) && isSet(filters, name))
    .map((name) => ({ name, without: changeFilters(filters, { [name]: noFilters[name] }) }));

/** The same list without what only somebody who sees closing dates may ask for. */
export const withoutClosing = (filters: SearchFilters): SearchFilters => ({
  ...filters,
  closesFrom: noFilters.closesFrom,
  closesUntil: noFilters.closesUntil,
  sort: noFilters.sort,
  // It is of the order in which the list came.
  cursor: filters.sort === noFilters.sort ? filters.cursor : noFilters.cursor,
});

/** Further on a list is followed from page to page and not opened in its middle: the API refuses the number alone. */
const lastByNumber = 500;

export const isBeyondNumbers = ({ page, cursor }: SearchFilters): boolean => page > lastByNumber && cursor === '';
