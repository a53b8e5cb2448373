import type { Part } from '../entitlement/index.ts';
import { readCursor, readDate, readOrder, readPage, readPositive, readStatus, readTitle } from './values.ts';

/** A part of a tender that not everybody may see. */
export type FilterNeed = Extract<Part, 'dates' | 'prices'>;

export interface FilterRow {
  /** Its name in the API's query. */
  api: string;
  /** Its name in the address of a page. */
  page: string;
  /** What a text stands for; '' and what is no value of it stand for All. */
  read: (text: string) => string | number | null;
  /** The part of a tender that its reader has to be able to see: the answers would tell it. */
  needs: FilterNeed | null;
  /** Values that everybody may use all the same. */
  free?: readonly string[];
}

/** One row for each filter. Pages and API read everything else from here. */
export const filterTable = {
  title: { api: 'title', page: 'q', read: readTitle, needs: null },
  categoryId: { api: 'category_id', page: 'category', read: readPositive, needs: null },
  regionId: { api: 'region_id', page: 'region', read: readPositive, needs: null },
  languageId: { api: 'language_id', page: 'language', read: readPositive, needs: null },
  // The newspaper, magazine or site: "Published On".
  sourceId: { api: 'source_id', page: 'source', read: readPositive, needs: null },
  companyId: { api: 'company_id', page: 'company', read: readPositive, needs: null },
  startDate: { api: 'start_date', page: 'from', read: readDate, needs: null },
  endDate: { api: 'end_date', page: 'until', read: readDate, needs: null },
  closesFrom: { api: 'closing_from', page: 'closes-from', read: readDate, needs: 'dates' },
  closesUntil: { api: 'closing_until', page: 'closes-until', read: readDate, needs: 'dates' },
  status: { api: 'status_id', page: 'status', read: readStatus, needs: null },
  sort: { api: 'sort', page: 'sort', read: readOrder, needs: 'dates', free: ['relevance'] },
  // Where the list begins, from 1.
  page: { api: 'page', page: 'page', read: readPage, needs: null },
  // Where that is for the API, which finds it at no cost; '' where only the number is known.
  cursor: { api: 'cursor', page: 'cursor', read: readCursor, needs: null },
} as const satisfies Record<string, FilterRow>;

export type FilterName = keyof typeof filterTable;

/** What a person chose to look for. Null and '' stand for All. */
export type SearchFilters = { [N in FilterName]: ReturnType<(typeof filterTable)[N]['read']> };

export const filterNames = Object.keys(filterTable) as FilterName[];

/** They only say in which order a list comes and where one stands in it. */
const placeNames = ['page', 'cursor', 'sort'] as const satisfies readonly FilterName[];

/** What narrows the list. */
export type Choice = Exclude<FilterName, (typeof placeNames)[number]>;

const places: readonly FilterName[] = placeNames;

export const isChoice = (name: FilterName): name is Choice => !places.includes(name);
