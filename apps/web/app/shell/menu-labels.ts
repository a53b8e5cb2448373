import type { RoutePattern } from '@awaj/domain/navigation';
import { useMessages } from '@awaj/i18n/react';

/** The labels of menu entries. */
export function useEntryLabels(): { readonly [Pattern in RoutePattern]?: string } {
  const { frame } = useMessages();
  return {
    '/tenders': frame.tenders,
    '/pricing': frame.pricing,
    '/FAQ': frame.faq,
    '/signup': frame.signup,
    '/login': frame.login,
    '/myfeed': frame.myFeed,
    '/saved': frame.savedTenders,
    '/myaccount': frame.account.myAccount,
    '/billing': frame.account.billing,
    '/settings': frame.account.settings,
    '/about': frame.footer.about,
    '/privacy': frame.footer.privacy,
    '/refund': frame.footer.refund,
    '/TOS': frame.footer.terms,
  };
}
