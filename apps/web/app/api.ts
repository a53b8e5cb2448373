import { type ApiClient, createApiClient, xsrfTokenFrom } from '@awaj/api-client';
import { createAccountQueries } from '@awaj/features/account';
import { createBidDocumentQueries } from '@awaj/features/bid-document';
import { createCompanyQueries } from '@awaj/features/company';
import { clearDrafts } from '@awaj/features/draft';
import { createFeaturedCompanyQueries } from '@awaj/features/featured-companies';
import { createPageIds } from '@awaj/features/page-ids';
import { createLookupQueries } from '@awaj/features/search';
import { useSession } from '@awaj/features/session';
import { createTenderQueries } from '@awaj/features/tender';
import { type Locale, locales } from '@awaj/i18n';
import { useLocale } from '@awaj/i18n/react';
import { config } from './config.ts';
import { pathsIn } from './paths.ts';
import { isBeingLeft, leaveTo, tokens } from './tokens.ts';

/** Whose view a query answers: the same question has another answer for each. */
type Viewer = 'visitor' | 'member';

/** A login that the server no longer takes: what is stored goes, and the reader can log in and come back. */
function endRefused(locale: Locale): void {
  tokens?.end();
  if (!isBeingLeft()) leaveTo(pathsIn(locale).loginAgain(location.pathname + location.search));
}

/** Names of companies, regions and categories come in the language of the page, so each language has its client. */
const clientFor = (locale: Locale): ApiClient =>
  createApiClient({
    baseUrl: config.apiUrl,
    campaignBaseUrl: config.campaignUrl,
    getLanguage: () => locale,
    getToken: () => tokens?.read(),
    getXsrfToken: () => (import.meta.env.SSR ? null : xsrfTokenFrom(document.cookie)),
    onUnauthorized: () => endRefused(locale),
  });

function apiFor(locale: Locale) {
  const client = clientFor(locale);
  const queriesOf = (viewer: Viewer) => ({
    account: createAccountQueries(client),
    bidDocuments: createBidDocumentQueries(client, `${locale}/${viewer}`),
    companies: createCompanyQueries(client, `${locale}/${viewer}`),
    lookups: createLookupQueries(client, locale),
    featuredCompanies: createFeaturedCompanyQueries(client, locale),
    tenders: createTenderQueries(client, `${locale}/${viewer}`),
  });
  return { client, queries: { visitor: queriesOf('visitor'), member: queriesOf('member') } };
}

const apis = Object.fromEntries(locales.map((locale) => [locale, apiFor(locale)])) as Record<
  Locale,
  ReturnType<typeof apiFor>
>;

/** For loaders. The server asks as a visitor. */
export const queriesIn = (locale: Locale) => apis[locale].queries[tokens?.read() ? 'member' : 'visitor'];

/** For components: what the present reader may ask of the notices, on pages that many open first. */
export function useQueries() {
  const { queries } = apis[useLocale()];
  return useSession().isMember ? queries.member : queries.visitor;
}

export const clientIn = (locale: Locale): ApiClient => apis[locale].client;

export const useApiClient = (): ApiClient => clientIn(useLocale());

/** For the sitemap. */
export const pageIds = createPageIds(apis.en.client);

/** In all tabs; the server forgets the session as well, should it hear of it. */
export function logOut(home: string): void {
  const headers = { Authorization: `Bearer ${tokens?.read()}` };
  apis.en.client.POST('/auth/logout', { headers, keepalive: true }).catch(() => {});
  clearDrafts();
  tokens?.end();
  leaveTo(home);
}
