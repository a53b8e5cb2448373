import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface ReceivedEvent {
  path: string;
  headers: IncomingHttpHeaders;
  /** The bytes as received. */
  payload: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads from it whatever the service it plays has sent.
  body: any;
}

/** Acts as the product's webhook: records events and answers as the test wants. */
export async function startEventReceiver() {
  const received: ReceivedEvent[] = [];
  let answer: (event: ReceivedEvent) => number | Promise<number> = () => 200;

  const server = createServer(async (request, response) => {
    const payload = (await buffer(request)).toString();
    const event = {
      path: request.url ?? '',
      headers: request.headers,
      payload,
      body: payload.startsWith('{') ? JSON.parse(payload) : payload,
    };
    received.push(event);
    response.writeHead(await answer(event)).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    received,
    answerWith(next: typeof answer) {
      answer = next;
    },
    reset() {
      received.length = 0;
      answer = () => 200;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
