import { canSee, type Viewer } from '../entitlement/index.ts';
import { type FilterName, type FilterNeed, type FilterRow, filterTable, type SearchFilters } from './filter-table.ts';
import { chosenNames, noFilters } from './filters.ts';

/** The part a viewer must be allowed to see to use this filter; null if everybody may use it. */
export const needOf = (name: FilterName): FilterNeed | null => filterTable[name].needs;

/** Whether a filter is locked for this viewer, because its results would reveal what they may not see. */
export function isLocked(name: FilterName, viewer: Viewer): boolean {
  const need = needOf(name);
  return need !== null && !canSee(viewer, need);
}

const rows: Readonly<Record<FilterName, FilterRow>> = filterTable;

const isFree = (name: FilterName, filters: SearchFilters): boolean =>
  rows[name].free?.includes(String(filters[name])) ?? false;

/** The chosen filters that are locked for this viewer. */
export const lockedFilters = (filters: SearchFilters, viewer: Viewer): FilterName[] =>
  chosenNames(filters).filter((name) => isLocked(name, viewer) && !isFree(name, filters));

/** The filters without those that are locked for this viewer. */
export function withoutLocked(filters: SearchFilters, viewer: Viewer): SearchFilters {
  const locked = lockedFilters(filters, viewer);
  // A cursor is only valid for one order.
  const dropped: FilterName[] = locked.includes('sort') ? [...locked, 'cursor'] : locked;
  return { ...filters, ...Object.fromEntries(dropped.map((name) => [name, noFilters[name]])) };
}
