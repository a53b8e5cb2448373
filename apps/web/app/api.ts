import { type ApiClient, createApiClient, xsrfTokenFrom } from '@awaj/api-client';
import { createTenderQueries } from '@awaj/features/tender';
import { type Locale, locales } from '@awaj/i18n';
import { config } from './config.ts';

/** Names of companies, regions and categories come in the language of the page, so each language has its client. */
const clientFor = (locale: Locale): ApiClient =>
  createApiClient({
    baseUrl: config.apiUrl,
    getLanguage: () => locale,
    getXsrfToken: () => (import.meta.env.SSR ? null : xsrfTokenFrom(document.cookie)),
  });

const queriesFor = (locale: Locale) => ({ tenders: createTenderQueries(clientFor(locale), locale) });

const queries = new Map(locales.map((locale) => [locale, queriesFor(locale)]));

export function queriesIn(locale: Locale): ReturnType<typeof queriesFor> {
  return queries.get(locale) ?? queriesFor(locale);
}
