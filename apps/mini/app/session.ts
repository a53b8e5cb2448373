import { createApiClient } from '@awaj/api-client';
import { createTenderQueries } from '@awaj/features/tender';
import { type Locale, loadMessages, type Messages } from '@awaj/i18n';
import { type Config, configFromPage } from './config.ts';
import { connectToHost, type Host } from './telegram/host.ts';

/** All that a visit of the mini app rests on: the client around it, its language, its words and its way to the API. */
export interface Session {
  host: Host | null;
  locale: Locale;
  messages: Messages;
  config: Config;
  queries: { tenders: ReturnType<typeof createTenderQueries> };
}

const localeOf = (languageCode: string | undefined): Locale => (languageCode?.startsWith('am') ? 'am' : 'en');

async function startSession(): Promise<Session> {
  const config = configFromPage();
  const host = connectToHost();
  const locale = localeOf(host?.languageCode ?? navigator.language);
  const api = createApiClient({
    baseUrl: config.apiUrl,
    getInitData: () => host?.initData,
    getLanguage: () => locale,
  });
  return {
    host,
    locale,
    config,
    messages: await loadMessages(locale),
    queries: { tenders: createTenderQueries(api, locale) },
  };
}

let started: Promise<Session> | null = null;

/** Starts with the first page that asks for it, once. */
export function session(): Promise<Session> {
  started ??= startSession();
  return started;
}
