import type { Contact, Verification } from '../contact-verification/index.ts';
import type { RoutePattern } from './sections.ts';

/** The entries of header, bottom bar and footer, in order. The bar's Search opens a drawer and is not a page. */
export const menus = {
  visitor: ['/tenders', '/pricing', '/FAQ', '/signup', '/login'],
  member: ['/tenders', '/myfeed', '/saved'],
  account: ['/myaccount', '/billing', '/settings'],
  bottomBar: ['/tenders', '/myfeed', '/saved'],
  footer: ['/about', '/privacy', '/refund', '/TOS'],
} as const satisfies Record<string, readonly RoutePattern[]>;

/** The logo's link. */
export const homePath = ({ hasToken }: { hasToken: boolean }): RoutePattern => (hasToken ? '/tenders' : '/');

export interface BellItem {
  contact: Contact;
  path: RoutePattern;
}

/** The bell's items: contacts to verify. Without any there is no bell. */
export const bellItems = ({ isPhoneVerified, isEmailVerified }: Verification): readonly BellItem[] => [
  ...(isPhoneVerified ? [] : [{ contact: 'phone', path: '/verification/phone' } as const]),
  ...(isEmailVerified ? [] : [{ contact: 'email', path: '/verification/email' } as const]),
];

interface Account {
  name: string;
  companyName: string | null;
  email: string | null;
}

/** The two lines above the account menu. The second is null for users from Telegram who have neither. */
export const accountLines = ({ name, companyName, email }: Account): [first: string, second: string | null] => [
  name,
  companyName?.trim() || email,
];
