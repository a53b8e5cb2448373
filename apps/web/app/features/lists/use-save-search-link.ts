import { type ListPath, type SearchFilters, toSavedFilters } from '@awaj/domain/search-filters';
import { useLocale } from '@awaj/i18n/react';
import { pathsIn, saveSearchHash } from '../../address/paths.ts';
import type { PageFilters } from './use-filters.ts';
import type { Reader } from './use-reader.ts';

interface List {
  path: ListPath;
  reader: Reader;
  search: PageFilters;
  /** The filters that the API was asked for. */
  asked: SearchFilters;
}

/** The search of a list as it can be saved for alerts, and the link to save it. Null if it cannot be saved. */
export function useSaveSearchLink({ path, reader, search: { filters, hrefOf }, asked }: List) {
  const paths = pathsIn(useLocale());
  const saved = path === 'client/saved-tender' ? null : toSavedFilters(asked);
  const saving = hrefOf(filters) + saveSearchHash;
  return saved && { filters: saved, href: reader.isMember ? saving : paths.login(saving) };
}
