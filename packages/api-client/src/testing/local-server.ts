import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';

export interface LocalServer {
  url: string;
  requests: IncomingMessage[];
}

/** Starts a real server on a free port, and stops it after the test. */
export async function startServer(answer: RequestListener): Promise<LocalServer> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return { url: `http://127.0.0.1:${address.port}`, requests };
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
}

export function html(status: number): RequestListener {
  const page = '<!doctype html><title>nginx/1.18</title><p>Host db-3 is down';
  return (_request, response) => {
    response.writeHead(status, { 'Content-Type': 'text/html', 'Content-Length': page.length }).end(page);
  };
}
