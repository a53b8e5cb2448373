import { localizedPath, startParameterOf } from '@awaj/domain/navigation';
import { noFilters, type SearchFilters, toPageQuery } from '@awaj/domain/search-filters';
import type { Locale } from '@awaj/i18n';
import type { Config } from '../config/config.ts';

/** The website's addresses of the same pages, and Telegram's outside the mini app. */
export const sitePaths = ({ webUrl, botUrl }: Config, locale: Locale) => ({
  tenders: (filters: SearchFilters = noFilters) => {
    const query = new URLSearchParams(toPageQuery(filters)).toString();
    return webUrl + localizedPath(query === '' ? '/tenders' : `/tenders?${query}`, locale);
  },
  sources: () => webUrl + localizedPath('/sources', locale),
  tender: (id: number) => webUrl + localizedPath(`/tender/${id}`, locale),
  settings: () => webUrl + localizedPath('/settings', locale),
  invoice: (id: number) => webUrl + localizedPath(`/invoice/${id}`, locale),
  billing: () => webUrl + localizedPath('/billing', locale),
  account: () => webUrl + localizedPath('/myaccount', locale),
  bot: () => `${botUrl}?start=login`,
  app: () => `${botUrl}?startapp`,
  tenderInApp: (id: number) => `${botUrl}?startapp=${startParameterOf(id)}`,
});
