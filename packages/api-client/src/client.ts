import createFetchClient, { type Client, createFinalURL, type Middleware } from 'openapi-fetch';
import { createFetchWithTimeout, type Fetch, usualFetch, usualTimeoutMs } from './fetch-with-timeout.ts';
import type { paths } from './schema.gen.ts';
import { sharedWithTelegram } from './shared-with-telegram.gen.ts';

export type ApiClient = Client<paths>;

type Get = () => string | null | undefined;

export interface ApiClientOptions {
  baseUrl: string;
  /** Base of trial and discount links; the API's base by default. */
  campaignBaseUrl?: string;
  getToken?: Get;
  /** The value of the cookie XSRF-TOKEN. */
  getXsrfToken?: Get;
  /** Telegram's raw init data. It replaces the bearer token where Telegram can vouch for the user. */
  getInitData?: Get;
  getLanguage?: Get;
  /** Called with the token that got a 401, if it is still the current one. */
  onUnauthorized?: (token: string) => void;
  /** The longest wait without receiving a byte. */
  timeoutMs?: number;
  fetch?: Fetch;
}

export function createApiClient(options: ApiClientOptions): ApiClient {
  const client = createFetchClient<paths>({
    baseUrl: options.baseUrl,
    fetch: createFetchWithTimeout(options.fetch ?? usualFetch, options.timeoutMs ?? usualTimeoutMs),
  });
  client.use(campaignHost(options), commonHeaders(options), identity(options));
  return client;
}

function isCampaign(path: string): boolean {
  return path.startsWith('/api/');
}

function isTelegramOnly(path: string): boolean {
  return path.startsWith('/telegram/');
}

function campaignHost({ baseUrl, campaignBaseUrl = baseUrl }: ApiClientOptions): Middleware {
  const host = campaignBaseUrl.replace(/\/$/, '');
  return {
    onRequest({ request, schemaPath, params, options }) {
      if (!isCampaign(schemaPath)) return undefined;
      return new Request(createFinalURL(schemaPath, { ...options, baseUrl: host, params }), request);
    },
  };
}

function commonHeaders({ getXsrfToken, getLanguage }: ApiClientOptions): Middleware {
  return {
    onRequest({ request: { headers } }) {
      const language = getLanguage?.();
      headers.set('Accept', 'application/json');
      headers.set('X-XSRF-TOKEN', getXsrfToken?.() ?? '');
      if (language && !headers.has('Accept-Language')) headers.set('Accept-Language', language);
    },
  };
}

function identity(options: ApiClientOptions): Middleware {
  return {
    onRequest({ request: { headers }, schemaPath }) {
      const authorization = authorizationFor(schemaPath, options);
      if (authorization && !headers.has('Authorization')) headers.set('Authorization', authorization);
    },
    onResponse({ request, response }) {
      const refused = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
      if (response.status !== 401 || refused === undefined) return;
      // A slow answer to an earlier login must not end the current one.
      if (options.getToken?.() === refused) options.onUnauthorized?.(refused);
    },
  };
}

function authorizationFor(path: string, { getToken, getInitData }: ApiClientOptions): string | null {
  if (isCampaign(path)) return null;
  const initData = isTelegramOnly(path) || sharedWithTelegram.includes(path) ? getInitData?.() : null;
  if (initData) return `tma ${initData}`;
  const token = isTelegramOnly(path) ? null : getToken?.();
  return token ? `Bearer ${token}` : null;
}
