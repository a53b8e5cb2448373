import type { AsyncLocalStorage } from 'node:async_hooks';
import { secretHeader, visitorHeader } from '@awaj/settings/headers';
import type { MiddlewareFunction } from 'react-router';
import { forOneReader } from '../config/page-lifetime.ts';
import { serverSettings } from '../config/server-settings.ts';

/** The data of a request while the server renders its page. */
interface PageRender {
  /** The address of the visitor. */
  address: string;
  /** Whether a part of it failed to load. */
  isIncomplete: boolean;
}

const createStorage = (): AsyncLocalStorage<PageRender> =>
  new (process.getBuiltinModule('node:async_hooks').AsyncLocalStorage)<PageRender>();

/** Server only. */
const currentRender = import.meta.env.SSR ? createStorage() : null;

/** `server.ts` writes the address into the request, over whatever the visitor has sent. */
export const rememberVisitor: MiddlewareFunction<Response> = async ({ request }, next) => {
  if (!currentRender) return next();
  const page: PageRender = { address: request.headers.get(visitorHeader) ?? '', isIncomplete: false };
  const answer = await currentRender.run(page, next);
  if (page.isIncomplete) answer.headers.set('Cache-Control', forOneReader);
  return answer;
};

/** The page being rendered lacks something, so it is not cached for others. */
export function markIncomplete(): void {
  const page = currentRender?.getStore();
  if (page) page.isIncomplete = true;
}

/** Sends the visitor's address to the API, so that rate limits count the visitor and not this server. */
export function fetchForVisitor(request: Request): Promise<Response> {
  // The servers are neighbours, so compression would cost more than it saves.
  if (serverSettings) request.headers.set('accept-encoding', 'identity');
  const visitor = currentRender?.getStore()?.address;
  // Campaigns may be on a different host, which must not get the secret.
  if (visitor && serverSettings && request.url.startsWith(serverSettings.apiInternalUrl)) {
    request.headers.set(visitorHeader, visitor);
    request.headers.set(secretHeader, serverSettings.forwardSecret);
  }
  return globalThis.fetch(request);
}
