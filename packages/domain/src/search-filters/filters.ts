export type ListPath = 'tender/search' | 'latest-tenders' | 'company/search' | 'client/myfeed' | 'client/saved-tender';

export type StatusFilter = '' | '1' | '0';

/** What a person chose to look for. Null and '' stand for All. */
export interface SearchFilters {
  title: string;
  categoryId: number | null;
  regionId: number | null;
  languageId: number | null;
  /** The newspaper, magazine or site: "Published On". */
  tenderSrc: number | null;
  companyId: number | null;
  /** Calendar dates, YYYY-MM-DD. */
  startDate: string | null;
  endDate: string | null;
  status: StatusFilter;
}

export const noFilters: SearchFilters = {
  title: '',
  categoryId: null,
  regionId: null,
  languageId: null,
  tenderSrc: null,
  companyId: null,
  startDate: null,
  endDate: null,
  status: '',
};

type Name = keyof SearchFilters;
export type Pairs = readonly (readonly [name: string, value: string])[];

const longestTitle = 200;
const biggestId = 2_147_483_647;

const readId = (text: string): number | null => {
  const id = Number(text);
  return /^\d+$/.test(text) && id >= 1 && id <= biggestId ? id : null;
};

function readDate(text: string): string | null {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : null;
  const isReal = instant !== null && !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
  return isReal ? text : null;
}

const readStatus = (text: string): StatusFilter => (text === '1' || text === '0' ? text : '');
const readTitle = (text: string): string => text.trim().slice(0, longestTitle).trim();

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
  status: { api: 'status_id', page: 'status', read: readStatus },
} as const satisfies { [N in Name]: { api: string; page: string; read: (text: string) => SearchFilters[N] } };

const names = Object.keys(table) as Name[];

const textOf = (filters: SearchFilters, name: Name): string => String(filters[name] ?? '').trim();

const toPairs = (filters: SearchFilters, place: 'api' | 'page'): [string, string][] =>
  names.filter((name) => textOf(filters, name) !== '').map((name) => [table[name][place], textOf(filters, name)]);

/** For the API: only what was chosen. */
export const toApiQuery = (filters: SearchFilters): Record<string, string> =>
  Object.fromEntries(toPairs(filters, 'api'));

/** For the address of the page, so that a search can be shared and reached with Back. */
export const toPageQuery = (filters: SearchFilters): [string, string][] => toPairs(filters, 'page');

/** Addresses are typed and cut by hand: what is no filter, or no value of one, is left out. */
export function fromPageQuery(pairs: Pairs): SearchFilters {
  const values = new Map(pairs);
  const entries = names.map((name) => [name, table[name].read(values.get(table[name].page) ?? '')]);
  return Object.fromEntries(entries) as SearchFilters;
}

/** The filters that are set, each with what it takes to remove it. */
export const activeFilters = (filters: SearchFilters): { name: Name; without: SearchFilters }[] =>
  names
    .filter((name) => textOf(filters, name) !== '')
    .map((name) => ({ name, without: { ...filters, [name]: noFilters[name] } }));

/** Filters belong to one list: another list begins without, except that a company's page keeps its company's. */
export const filtersAfterPathChange = (filters: SearchFilters, to: ListPath): SearchFilters =>
  to === 'company/search' ? filters : noFilters;

const headings = {
  'client/myfeed': 'Search My Feed',
  'client/saved-tender': 'Search Saved',
  'tender/search': 'Search Tenders',
  'latest-tenders': 'Search Tenders',
  'company/search': 'Search Tenders',
} as const satisfies Record<ListPath, string>;

export const searchHeading = (path: ListPath): string => headings[path];
