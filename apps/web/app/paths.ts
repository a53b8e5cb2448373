import type { Contact } from '@awaj/domain/contact-verification';
import { localizedPath, type RoutePattern } from '@awaj/domain/navigation';
import type { PlanId } from '@awaj/domain/plan';
import type { Locale } from '@awaj/i18n';

/** Open search, wherever there is a list: the drawer stands exactly while this is in the address. */
export const searchHash = '#search';

/** `undefined` is left out. */
function withQuery(path: string, parameters: Record<string, string | number | undefined>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, `${value}`]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** The only author of addresses in the web app. */
export const pathsIn = (locale: Locale) => {
  const at = (path: string) => localizedPath(path, locale);
  return {
    /** Of a page without a part that varies. */
    page: (pattern: RoutePattern) => at(pattern),
    home: () => at('/'),
    company: (id: number) => at(`/company/${id}`),
    tenders: () => at('/tenders'),
    tender: (id: number) => at(`/tender/${id}`),
    signup: (where: { plan?: PlanId | undefined; step?: 2 | 3 | undefined } = {}) => at(withQuery('/signup', where)),
    forgotPassword: (step?: 2) => at(withQuery('/forgot-password', { step })),
    verification: (contact: Contact) => at(`/verification/${contact}`),
    payment: (invoiceId: number) => at(`/payments/${invoiceId}`),
    /** With the page to come back to. */
    login: (next?: string) => at(next === undefined ? '/login' : `/login?next=${encodeURIComponent(next)}`),
  };
};
