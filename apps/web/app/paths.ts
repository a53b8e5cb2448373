import type { Contact } from '@awaj/domain/contact-verification';
import { localizedPath, type RoutePattern } from '@awaj/domain/navigation';
import type { Locale } from '@awaj/i18n';

export const accountTabs = ['personal', 'company', 'security'] as const;
export type AccountTab = (typeof accountTabs)[number];

export const settingsTabs = ['channel', 'tender'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

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
    myaccount: (tab?: AccountTab) => at(tab === undefined ? '/myaccount' : `/myaccount?tab=${tab}`),
    settings: (tab?: SettingsTab) => at(tab === undefined ? '/settings' : `/settings?tab=${tab}`),
    billing: () => at('/billing'),
    invoice: (id: number) => at(`/invoice/${id}`),
    payment: (id: number) => at(`/payments/${id}`),
    verification: (contact: Contact) => at(`/verification/${contact}`),
    /** With the page to come back to. */
    login: (next?: string) => at(next === undefined ? '/login' : `/login?next=${encodeURIComponent(next)}`),
  };
};
