import type { Contact } from '@awaj/domain/contact-verification';
import { localizedPath, type RoutePattern } from '@awaj/domain/navigation';
import type { PlanId } from '@awaj/domain/plan';
import { noFilters, type SearchFilters, toPageQuery } from '@awaj/domain/search-filters';
import { type Locale, locales } from '@awaj/i18n';

export const accountTabs = ['personal', 'company', 'security'] as const;
export type AccountTab = (typeof accountTabs)[number];

export const settingsTabs = ['channel', 'tender'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

/** The hash that opens the search drawer of a list. The drawer is open only while it is in the address. */
export const searchHash = '#search';

/** The same at the choices, without the on-screen keyboard. */
export const filterHash = '#filter';

/** The same with the categories open. */
export const categoryHash = '#category';

/** Every hash that opens the drawer. */
export const drawerHashes: readonly string[] = [searchHash, filterHash, categoryHash];

/** Opens the dialog that saves the list's search. */
export const saveSearchHash = '#save-search';

/** Leaves out undefined values. */
function withQuery(path: string, parameters: Record<string, string | number | undefined>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, `${value}`]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** A list with its filters, so that a search can be shared and Back returns to it. */
export function searchedAt(path: string, filters: SearchFilters): string {
  const query = new URLSearchParams(toPageQuery(filters)).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** The only place that builds addresses in the web app. */
const pathsOf = (locale: Locale) => {
  const at = (path: string) => localizedPath(path, locale);
  return {
    /** For a page without parameters. */
    page: (pattern: RoutePattern) => at(pattern),
    home: () => at('/'),
    tenders: (filters: SearchFilters = noFilters) => searchedAt(at('/tenders'), filters),
    tendersWithWords: (title: string) => searchedAt(at('/tenders'), { ...noFilters, title }),
    /** The address of a tender, with the words of the search that found it. */
    tender: (id: number, title = '') => searchedAt(at(`/tender/${id}`), { ...noFilters, title }),
    signup: (where: { plan?: PlanId | undefined; step?: 2 | 3 | undefined } = {}) => at(withQuery('/signup', where)),
    forgotPassword: (step?: 2) => at(withQuery('/forgot-password', { step })),
    verification: (contact: Contact) => at(`/verification/${contact}`),
    myaccount: (tab?: AccountTab) => at(tab === undefined ? '/myaccount' : `/myaccount?tab=${tab}`),
    settings: (tab?: SettingsTab) => at(tab === undefined ? '/settings' : `/settings?tab=${tab}`),
    searches: () => at('/settings/searches'),
    reminders: () => at('/settings/reminders'),
    messages: () => at('/settings/messages'),
    billing: () => at('/billing'),
    invoice: (id: number) => at(`/invoice/${id}`),
    payment: (id: number) => at(`/payments/${id}`),
    tenderPicture: (id: number) => at(`/tender/${id}/picture.png`),
    tendersOfCategory: (id: number) => searchedAt(at('/tenders'), { ...noFilters, categoryId: id }),
    company: (id: number) => at(`/company/${id}`),
    buyDocument: (id: number) => at(`/purchasedoc/${id}`),
    documentOrder: (id: number) => at(`/docpurchaseconfirmation/${id}`),
    /** The login, with the page to return to. */
    login: (next?: string) => at(withQuery('/login', { next })),
    /** The login after a session has expired, which the page then says. */
    loginAgain: (next: string) => at(withQuery('/login', { next, again: 1 })),
  };
};

const paths = Object.fromEntries(locales.map((locale) => [locale, pathsOf(locale)])) as Record<
  Locale,
  ReturnType<typeof pathsOf>
>;

/** Returns the same object for a language, so that nothing is rendered again. */
export const pathsIn = (locale: Locale) => paths[locale];

/** An open part of a page, as named in its address. */
const part = (name: string, value: string) => ({
  isIn: (query: URLSearchParams): boolean => query.get(name) === value,
  hrefOf: (path: string): string => `${path}${path.includes('?') ? '&' : '?'}${name}=${value}`,
});

/** The second tab of a company's page. */
export const companyDocuments = part('tab', 'documents');

/** The preferences above the feed. They stay open over an expired login. */
export const feedPreferences = part('edit', 'preferences');
