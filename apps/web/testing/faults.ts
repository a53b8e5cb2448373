import { noNetwork } from './contract-api.ts';

/** The faults between a page and the API. */
export const faults: Readonly<Record<string, () => Response | typeof noNetwork>> = {
  'no connection': () => noNetwork,
  'a reply that breaks off': () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"status":true,"data":['));
          controller.error(new TypeError('network error'));
        },
      }),
      { headers: { 'Content-Type': 'application/json' } },
    ),
  'an error': () => Response.json({ message: 'Server Error' }, { status: 500 }),
  'an error without a word': () => new Response('', { status: 500 }),
  'a page of somebody else': () =>
    new Response('<html><p>Sign in to this network', { headers: { 'Content-Type': 'text/html' } }),
};
