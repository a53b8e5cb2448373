import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Route } from '@playwright/test';
import { servers } from './servers.ts';

const { api, web } = servers;

/** Starts a fault, and returns a function that ends it. */
export type Fault = (page: Page) => Promise<() => Promise<void>>;

/** CORS headers: without them the browser hides the answer from our site. */
export const headers = { 'access-control-allow-origin': web.url, 'access-control-allow-credentials': 'true' };

async function startBreakingOff(): Promise<string> {
  const server = createServer((_, answer) => {
    answer.writeHead(200, { ...headers, 'content-type': 'application/json', 'content-length': 4_000 });
    answer.write('{"status":true,"data":[', () => answer.destroy());
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let breakingOff: Promise<string> | undefined;

export const noConnection: Fault = async (page) => {
  await page.context().setOffline(true);
  return () => page.context().setOffline(false);
};

const kilobitPerSecond = 1_000 / 8;

/** A round trip of 400 ms at 50 kbit/s. */
export const slowConnection: Fault = async (page) => {
  const session = await page.context().newCDPSession(page);
  const throughput = 50 * kilobitPerSecond;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  return () => session.detach();
};

/** Replaces the answers of the API. */
const answers =
  (answer: (route: Route) => Promise<void>): Fault =>
  async (page) => {
    await page.route(`${api.url}/**`, answer);
    return () => page.unrouteAll({ behavior: 'wait' });
  };

const breaksOff = answers(async (route) => {
  breakingOff ??= startBreakingOff();
  await route.continue({ url: `${await breakingOff}/` });
});

/** A server that answers something wrong or breaks off. */
export const faultsOfApi: Readonly<Record<string, Fault>> = {
  'a reply that breaks off': breaksOff,
  'an error': answers((route) => route.fulfill({ status: 500, headers, json: { message: 'Server Error' } })),
  'a page of somebody else': answers((route) =>
    route.fulfill({ status: 200, headers, contentType: 'text/html', body: '<html><p>Sign in to this network' }),
  ),
  'an error without a word': answers((route) => route.fulfill({ status: 500, headers, body: '' })),
};

/** The API does what was asked, but its reply never arrives. */
export const lostReply = answers(async (route) => {
  await route.fetch();
  await route.abort();
});

/** Empties the browser cache. */
export async function forgetFiles(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}
