import { createApiClient } from '@awaj/api-client';
import { createQueryClient } from '@awaj/features/query-client';
import { createTelegramTenderQueries } from '@awaj/features/tender';
import type { Locale } from '@awaj/i18n';
import { languageAt } from '../address/language.ts';
import { fetchOrTakeEarly } from '../boot/take-early.ts';
import { type Config, configFromPage } from '../config/config.ts';
import { connectToHost, type Host } from '../telegram/host.ts';
import { areasOf, loadTranslations } from './translations.ts';

/** The parts that every page needs: the Telegram client and the API. */
export interface Session {
  host: Host | null;
  config: Config;
}

let started: Session | null = null;

/** Started once by the first page. */
export function session(): Session {
  started ??= { host: connectToHost(), config: configFromPage() };
  return started;
}

/** Companies' logos are served by the API. */
export const logoAddress = (logo: string | null): string | null => logo && new URL(logo, session().config.apiUrl).href;

/** For the failure page, when starting failed. */
export const startedSession = (): Session | null => started;

export const queryClient = createQueryClient({ isServer: false });

/** One client per language, because names of regions and categories depend on it. */
function apiFor(locale: Locale) {
  const { host, config } = session();
  const client = createApiClient({
    baseUrl: config.apiUrl,
    getInitData: () => host?.initData,
    getLanguage: () => locale,
    fetch: fetchOrTakeEarly,
  });
  return { client, tenders: createTelegramTenderQueries(client, locale) };
}

const apis = new Map<Locale, ReturnType<typeof apiFor>>();

export function apiIn(locale: Locale): ReturnType<typeof apiFor> {
  const api = apis.get(locale) ?? apiFor(locale);
  apis.set(locale, api);
  return api;
}

/** For loaders: the language of a page, and its translations. The root needs only those of every page. */
export function pageTranslations(request: Request, page?: keyof typeof areasOf) {
  const { host } = session();
  const locale = languageAt(new URL(request.url).pathname, host?.languageCode ?? navigator.language);
  const translations = loadTranslations(locale, ['telegram', ...(page ? areasOf[page] : [])]);
  return { locale, translations };
}
