import autocannon from 'autocannon';
import { nextCaller } from '../callers.ts';
import { inRounds } from '../statistics.ts';

export interface Speed {
  perSecond: number;
  p50: number;
  p99: number;
}

const connections = 50;
const roundSeconds = 4;
const warmUpSeconds = 1;

/** Invalid credentials. Their sender is answered as a visitor, but never from the cache. */
export const bypassCache = { authorization: 'none' };

async function load(url: string, duration: number): Promise<Speed> {
  const result = await autocannon({
    url,
    connections,
    duration,
    setupClient: (client) => client.setHeaders({ ...bypassCache, ...nextCaller() }),
  });
  // Waits behind the requests that are still running, so that they end before the next measurement.
  await (await fetch(url)).arrayBuffer();
  const { errors, non2xx, requests, latency } = result;
  if (errors + non2xx > 0) throw new Error(`${url} failed: ${errors} errors, ${non2xx} answers that are not 2xx.`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}

/** How fast each address answers under load, once for each round. */
export async function compete(urls: readonly string[], rounds: number): Promise<Speed[][]> {
  for (const url of urls) await load(url, warmUpSeconds);
  return inRounds(urls, rounds, (url) => load(url, roundSeconds));
}

/** The time of a complete answer, which must be a success. */
export async function timedAnswer(url: string, headers: Record<string, string>): Promise<number> {
  const before = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`);
  return performance.now() - before;
}
