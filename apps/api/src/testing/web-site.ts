import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface Page {
  body?: string | Buffer;
  type?: string;
  status?: number;
  headers?: Record<string, string>;
}

/** Starts a site on this machine with the pages that a test sets. It records the requests. */
export async function startSite() {
  const pages = new Map<string, Page | Handler>();
  const asked: string[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;

  const server = createServer((request, response) => {
    atOnce++;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    response.once('close', () => {
      atOnce--;
    });
    const path = request.url ?? '/';
    asked.push(path);
    const page = pages.get(path);
    if (typeof page === 'function') return page(request, response);
    const { body = '', type = 'text/html; charset=utf-8', status = page ? 200 : 404, headers = {} } = page ?? {};
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    /** The same server by name, which counts as another host. */
    named: `localhost:${port}`,
    put: (path: string, page: Page | Handler) => void pages.set(path, page),
    remove: (path: string) => void pages.delete(path),
    /** Returns and forgets the requested paths, except robots.txt. */
    takeAsked: () => asked.splice(0).filter((path) => path !== '/robots.txt'),
    mostAtOnce: () => mostAtOnce,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;
