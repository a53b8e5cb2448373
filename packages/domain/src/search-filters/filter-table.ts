import type { Part } from '../entitlement/index.ts';
import { readCursor, readDate, readOrder, readPage, readPositive, readStatus, readTitle } from './values.ts';

/** A part of a tender that not every viewer may see. */
export type FilterNeed = Extract<Part, 'dates' | 'prices'>;

export interface FilterRow {
  /** The name in API queries. */
  api: string;
  /** The name in page addresses. */
  page: string;
  /** Parses a text; '' and invalid values mean All. */
  read: (text: string) => string | number | null;
  /** The part of a tender that a viewer must be allowed to see, because results would reveal it. */
  needs: FilterNeed | null;
  /** Values that are free for everybody. */
  free?: readonly string[];
}

/** One row for each filter. Pages and API derive everything else from it. */
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
  // The page number, from 1.
  page: { api: 'page', page: 'page', read: readPage, needs: null },
  // The same position as a cursor, which costs the API nothing; '' if only the number is known.
  cursor: { api: 'cursor', page: 'cursor', read: readCursor, needs: null },
} as const satisfies Record<string, FilterRow>;

export type FilterName = keyof typeof filterTable;

/** The chosen filters. Null and '' mean All. */
export type SearchFilters = { [N in FilterName]: ReturnType<(typeof filterTable)[N]['read']> };

export const filterNames = Object.keys(filterTable) as FilterName[];

/** These only define the order and the position in the list. */
const placeNames = ['page', 'cursor', 'sort'] as const satisfies readonly FilterName[];

/** A filter that narrows the list. */
export type Choice = Exclude<FilterName, (typeof placeNames)[number]>;

const places: readonly FilterName[] = placeNames;

export const isChoice = (name: FilterName): name is Choice => !places.includes(name);
