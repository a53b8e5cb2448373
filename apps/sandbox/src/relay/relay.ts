import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { World } from '../world.ts';

/** Requests below this path go to the API, all others to the mini app. */
const apiPrefix = '/~api';
const slowByMs = 2_000;

const ofOneConnection = ['connection', 'host', 'keep-alive', 'transfer-encoding', 'content-length', 'accept-encoding'];
const undoneByFetch = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'];

function sentHeaders({ headers }: IncomingMessage, origin: string): Headers {
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (!ofOneConnection.includes(name)) sent.set(name, String(value));
  // The servers know the mini app by its own origin.
  if (headers.origin) sent.set('origin', origin);
  return sent;
}

/**
 * A proxy between the mini app and its servers, so that this network can fail on request. The app's page is only
 * changed to name the API at this address.
 */
export function createRelay({ network, options, settings }: World) {
  const targetOf = (path: string): URL => {
    const [base, rest] = path.startsWith(`${apiPrefix}/`)
      ? [settings.apiUrl, path.slice(apiPrefix.length)]
      : [options.miniUrl, path];
    return new URL(base.origin + base.pathname.replace(/\/$/, '') + rest);
  };

  async function forward(request: IncomingMessage, path: string): Promise<Response> {
    const { method = 'GET' } = request;
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const body = hasBody ? new Uint8Array(await buffer(request)) : null;
    return fetch(targetOf(path), {
      method,
      headers: sentHeaders(request, options.miniUrl.origin),
      redirect: 'manual',
      ...(body && { body }),
    });
  }

  async function pageOf(response: Response): Promise<Uint8Array> {
    if (!response.headers.get('content-type')?.startsWith('text/html'))
      return new Uint8Array(await response.arrayBuffer());
    const api = settings.apiUrl.href.replace(/\/$/, '');
    const page = (await response.text()).replaceAll(`content="${api}"`, `content="${network.url?.origin}${apiPrefix}"`);
    return new TextEncoder().encode(page);
  }

  async function pass(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (network.state === 'offline') return void request.socket.destroy();
    if (network.state === 'slow') await delay(slowByMs);
    const response = await forward(request, path);
    const page = await pageOf(response);
    // The request was handled; only its answer is dropped.
    if (path.startsWith(apiPrefix) && network.takesAnswer()) return void request.socket.destroy();
    reply.statusCode = response.status;
    for (const [name, value] of response.headers) if (!undoneByFetch.includes(name)) reply.setHeader(name, value);
    reply.end(page);
  }

  const server: Server = createServer((request, reply) => {
    pass(request, reply).catch(() => request.socket.destroy());
  });

  return {
    listen: (port: number, host: string) =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(port, host, () => {
          const address = server.address();
          if (address && typeof address === 'object') network.url = new URL(`http://${host}:${address.port}`);
          resolve();
        });
      }),
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
