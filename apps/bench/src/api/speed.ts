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

/** Nobody's credentials. Whoever sends any is answered as a visitor, but never from memory. */
export const bypassCache = { authorization: 'none' };

async function load(url: string, duration: number): Promise<Speed> {
  const result = await autocannon({
    url,
    connections,
    duration,
    setupClient: (client) => client.setHeaders({ ...bypassCache, ...nextCaller() }),
  });
  // What is still being worked on is done before the next one begins: this one waits behind it.
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

/** How long the whole answer took, which has to be a good one. */
export async function timedAnswer(url: string, headers: Record<string, string>): Promise<number> {
  const before = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`);
  return performance.now() - before;
}
