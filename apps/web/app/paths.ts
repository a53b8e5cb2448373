import { localizedPath, type RoutePattern } from '@awaj/domain/navigation';
import type { Locale } from '@awaj/i18n';

/** Open search, wherever there is a list: the drawer stands exactly while this is in the address. */
export const searchHash = '#search';

/** The only author of addresses in the web app. */
export const pathsIn = (locale: Locale) => {
  const at = (path: string) => localizedPath(path, locale);
  return {
    /** Of a page without a part that varies. */
    page: (pattern: RoutePattern) => at(pattern),
    home: () => at('/'),
    tenders: () => at('/tenders'),
    tender: (id: number) => at(`/tender/${id}`),
    /** With the page to come back to. */
    login: (next?: string) => at(next === undefined ? '/login' : `/login?next=${encodeURIComponent(next)}`),
  };
};
