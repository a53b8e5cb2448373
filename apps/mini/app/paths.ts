import { localizedPath } from '@awaj/domain/navigation';
import type { Locale } from '@awaj/i18n';

/** The only author of addresses in the mini app; those of the website open outside. */
export const paths = {
  latestTenders: () => '/latest-tenders/telegram',
  site: (webUrl: string, locale: Locale) => webUrl + localizedPath('/tenders', locale),
  tenderOnSite: (webUrl: string, locale: Locale, id: number) => webUrl + localizedPath(`/tender/${id}`, locale),
};
