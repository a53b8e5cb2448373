import type { AsyncLocalStorage } from 'node:async_hooks';
import { secretHeader, visitorHeader } from '@awaj/settings/headers';
import type { MiddlewareFunction } from 'react-router';
import { serverSettings } from '../config/server-settings.ts';

const createStorage = (): AsyncLocalStorage<string> =>
  new (process.getBuiltinModule('node:async_hooks').AsyncLocalStorage)<string>();

/** From where the page is asked for that this server is making; a browser has no use for it. */
const address = import.meta.env.SSR ? createStorage() : null;

/** `server.ts` writes the address into the request, over whatever the visitor has sent. */
export const rememberVisitor: MiddlewareFunction<Response> = ({ request }, next) =>
  address ? address.run(request.headers.get(visitorHeader) ?? '', next) : next();

/** Asks the API in the name of the visitor, whose requests it counts, and not of this server, which asks for all. */
export function askForVisitor(request: Request): Promise<Response> {
  // The two servers are neighbours: compressing would cost both of them more than it saves on the way.
  if (serverSettings) request.headers.set('accept-encoding', 'identity');
  const visitor = address?.getStore();
  // The host of the campaigns may be another, which has no business with the secret.
  if (visitor && serverSettings && request.url.startsWith(serverSettings.apiInternalUrl)) {
    request.headers.set(visitorHeader, visitor);
    request.headers.set(secretHeader, serverSettings.forwardSecret);
  }
  return globalThis.fetch(request);
}
