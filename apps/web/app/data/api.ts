import { type ApiClient, createApiClient, xsrfTokenFrom } from '@awaj/api-client';
import { createAccountQueries } from '@awaj/features/account';
import { createCountsQuery, createLookupQueries } from '@awaj/features/search';
import { useSession } from '@awaj/features/session';
import { createTenderQueries } from '@awaj/features/tender';
import { type Locale, locales } from '@awaj/i18n';
import { useLocale } from '@awaj/i18n/react';
import { pathsIn } from '../address/paths.ts';
import { config } from '../config/config.ts';
import { serverSettings } from '../config/server-settings.ts';
import { hardNavigate, isNavigatingAway, tokens } from './tokens.ts';
import { fetchForVisitor } from './visitor.ts';

/** The viewer of a query, because the same query has different answers for each. */
type Viewer = 'visitor' | 'member';

/** Handles a refused login: removes it, and lets the reader log in and return. */
function endRefused(locale: Locale): void {
  // Runs before listeners hear of the ended session, which would lead to the login in another way.
  if (!isNavigatingAway()) hardNavigate(pathsIn(locale).loginAgain(location.pathname + location.search));
  tokens?.end();
}

/** The server renders a page without parts that a slow API withholds; the browser then requests them. */
const serverTimeoutMs = 3_000;

const internalAddress = (url: string): string =>
  serverSettings && url === config.apiUrl ? serverSettings.apiInternalUrl : url;

/** One client per language, because names of companies, regions and categories depend on it. */
const clientFor = (locale: Locale): ApiClient =>
  createApiClient({
    baseUrl: internalAddress(config.apiUrl),
    campaignBaseUrl: internalAddress(config.campaignUrl),
    getLanguage: () => locale,
    getToken: () => tokens?.read(),
    getXsrfToken: () => (import.meta.env.SSR ? null : xsrfTokenFrom(document.cookie)),
    onUnauthorized: () => endRefused(locale),
    ...(import.meta.env.SSR && { timeoutMs: serverTimeoutMs, fetch: fetchForVisitor }),
  });

function apiFor(locale: Locale) {
  const client = clientFor(locale);
  const queriesOf = (viewer: Viewer) => ({
    account: createAccountQueries(client),
    lookups: createLookupQueries(client, locale),
    counts: createCountsQuery(client, `${locale}/${viewer}`),
    tenders: createTenderQueries(client, `${locale}/${viewer}`),
  });
  return { client, queries: { visitor: queriesOf('visitor'), member: queriesOf('member') } };
}

const apis = Object.fromEntries(locales.map((locale) => [locale, apiFor(locale)])) as Record<
  Locale,
  ReturnType<typeof apiFor>
>;

/** The server calls the API as a visitor. */
const viewerNow = (): Viewer => (tokens?.read() ? 'member' : 'visitor');
const useViewer = (): Viewer => (useSession().isMember ? 'member' : 'visitor');

/** For loaders. */
export const queriesIn = (locale: Locale) => apis[locale].queries[viewerNow()];

/** For components: the reader's queries about notices, for pages that are often opened first. */
export const useQueries = () => apis[useLocale()].queries[useViewer()];

/** For components that show what the server has loaded, as a visitor. */
export const useVisitorQueries = () => apis[useLocale()].queries.visitor;

export const clientIn = (locale: Locale): ApiClient => apis[locale].client;

/** For queries of only some pages, so that others do not load them. */
export function createScopedQueries<Queries>(create: (client: ApiClient, view: string) => Queries) {
  const queriesFor = (locale: Locale, viewer: Viewer): Queries => create(clientIn(locale), `${locale}/${viewer}`);
  return {
    queriesIn: (locale: Locale): Queries => queriesFor(locale, viewerNow()),
    useQueries: (): Queries => queriesFor(useLocale(), useViewer()),
  };
}

export const useApiClient = (): ApiClient => clientIn(useLocale());
