import { localizedPath, type RoutePattern } from '@awaj/domain/navigation';
import { noFilters, type SearchFilters, toPageQuery } from '@awaj/domain/search-filters';
import type { Locale } from '@awaj/i18n';

/** Open search, wherever there is a list: the drawer stands exactly while this is in the address. */
export const searchHash = '#search';

/** A list with what it is narrowed by, so that a search can be shared and gone back to. */
export function searchedAt(path: string, filters: SearchFilters): string {
  const query = new URLSearchParams(toPageQuery(filters)).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** The second tab of a company's page. */
export const companyTab = {
  name: 'tab',
  documents: 'documents',
  hrefOf: (path: string): string => `${path}${path.includes('?') ? '&' : '?'}tab=documents`,
};

/** The only author of addresses in the web app. */
export const pathsIn = (locale: Locale) => {
  const at = (path: string) => localizedPath(path, locale);
  return {
    /** Of a page without a part that varies. */
    page: (pattern: RoutePattern) => at(pattern),
    home: () => at('/'),
    tenders: (filters: SearchFilters = noFilters) => searchedAt(at('/tenders'), filters),
    tender: (id: number) => at(`/tender/${id}`),
    tenderPicture: (id: number) => at(`/tender/${id}/picture.png`),
    tendersOfCategory: (id: number) => searchedAt(at('/tenders'), { ...noFilters, categoryId: id }),
    company: (id: number) => at(`/company/${id}`),
    buyDocument: (id: number) => at(`/purchasedoc/${id}`),
    documentOrder: (id: number) => at(`/docpurchaseconfirmation/${id}`),
    /** With the page to come back to. */
    login: (next?: string) => at(next === undefined ? '/login' : `/login?next=${encodeURIComponent(next)}`),
  };
};
