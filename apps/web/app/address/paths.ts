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

/** The same to choose from, without the keyboard of a phone over it. */
export const filterHash = '#filter';

/** The same, with the categories open. */
export const categoryHash = '#category';

/** The same for what saves the search of a list. */
export const saveSearchHash = '#save-search';

/** Leaves out undefined values. */
function withQuery(path: string, parameters: Record<string, string | number | undefined>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, `${value}`]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** A list with its filters, so that a search can be shared and reached by Back. */
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
    /** With what was searched for, where a search has led there. */
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
    /** With the page to come back to. */
    login: (next?: string) => at(withQuery('/login', { next })),
    /** The same for somebody who was logged in, and is told why that is over. */
    loginAgain: (next: string) => at(withQuery('/login', { next, again: 1 })),
  };
};

const paths = Object.fromEntries(locales.map((locale) => [locale, pathsOf(locale)])) as Record<
  Locale,
  ReturnType<typeof pathsOf>
>;

/** The same for the same language, so that nothing is rendered anew on its account. */
export const pathsIn = (locale: Locale) => paths[locale];

/** What is open in a page, as its address says. */
const part = (name: string, value: string) => ({
  isIn: (query: URLSearchParams): boolean => query.get(name) === value,
  hrefOf: (path: string): string => `${path}${path.includes('?') ? '&' : '?'}${name}=${value}`,
});

/** The second tab of a company's page. */
export const companyDocuments = part('tab', 'documents');

/** The preferences over the feed, over a login that ran out as well. */
export const feedPreferences = part('edit', 'preferences');
