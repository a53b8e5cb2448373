import { localizedPath, startParameterOf } from '@awaj/domain/navigation';
import type { Locale } from '@awaj/i18n';
import type { Config } from '../config/config.ts';

/** The same things on the website, and on Telegram outside the mini app. */
export const sitePaths = ({ webUrl, botUrl }: Config, locale: Locale) => ({
  tenders: () => webUrl + localizedPath('/tenders', locale),
  sources: () => webUrl + localizedPath('/sources', locale),
  tender: (id: number) => webUrl + localizedPath(`/tender/${id}`, locale),
  settings: () => webUrl + localizedPath('/settings', locale),
  account: () => webUrl + localizedPath('/myaccount', locale),
  bot: () => `${botUrl}?start=login`,
  app: () => `${botUrl}?startapp`,
  tenderInApp: (id: number) => `${botUrl}?startapp=${startParameterOf(id)}`,
});
