import type { Dispatcher } from 'undici';
import type { Database } from '../../../database/database.ts';
import { FetchFault } from './fetch-fault.ts';
import { createHosts, type HostTimes, usualHostTimes } from './hosts.ts';
import { type Answer, type RequestLimits, requestOnce } from './one-request.ts';
import { createPublicAgent } from './public-addresses.ts';
import { type RobotsRules, readRobots } from './robots.ts';
import { keepRobots, readKeptRobots } from './robots-store.ts';

/** The state of an address after the last fetch. */
export interface Known {
  etag: string | null;
  lastModified: string | null;
}

export type Fetched =
  | { isSame: true }
  | {
      isSame: false;
      address: string;
      body: Buffer;
      contentType: string;
      etag: string | null;
      lastModified: string | null;
    };

export interface Fetcher {
  fetch(address: string, known: Known | null): Promise<Fetched>;
}

export interface FetcherOptions {
  db: Database;
  agent: Dispatcher;
  times: HostTimes;
  limits: RequestLimits;
}

const userAgent = 'AwajCollector/1.0';
const mostRedirects = 5;
const robotsBytes = 512 * 1024;

const usualLimits: RequestLimits = { mostBytes: 16 * 1024 ** 2, withinMs: 30_000 };

export const createFetcherOptions = (
  db: Database,
  { allowsLoopback }: { allowsLoopback: boolean },
): FetcherOptions => ({
  db,
  agent: createPublicAgent({ allowsLoopback }),
  times: usualHostTimes,
  limits: usualLimits,
});

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

function retryAfterMs(headers: Answer['headers']): number | null {
  const said = headers['retry-after'];
  if (said === undefined) return null;
  const ms = /^\d+$/.test(said) ? Number(said) * 1_000 : Date.parse(said) - Date.now();
  return Number.isFinite(ms) ? Math.max(ms, 0) : null;
}

/** Returns the fault for an unsuccessful status. */
function faultOf({ status, headers }: Answer, address: string): FetchFault | null {
  if (status < 400) return null;
  if (status === 429) return new FetchFault('rate-limited', address, '', retryAfterMs(headers));
  if (status >= 500) return new FetchFault('server-error', address, String(status), retryAfterMs(headers));
  if (status === 404 || status === 410) return new FetchFault('not-there', address, String(status));
  return new FetchFault('refused', address, String(status));
}

/** Fetches for one collector from its allowed hosts, one request at a time, as their robots.txt allows. */
export function createFetcher(
  { db, agent, times, limits }: FetcherOptions,
  { hosts: allowed, signal }: { hosts: readonly string[]; signal: AbortSignal },
): Fetcher {
  const hosts = createHosts(db, times);

  function checked(address: string, base?: URL): URL {
    const url = URL.canParse(address, base) ? new URL(address, base) : null;
    if (!url || !/^https?:$/.test(url.protocol) || !allowed.includes(url.host))
      throw new FetchFault('host-not-allowed', url?.href ?? address);
    url.hash = '';
    return url;
  }

  async function ask(url: URL, headers: Record<string, string>, pauseMs: number, mostBytes = limits.mostBytes) {
    try {
      const answer = await hosts.inTurn(url.host, url.href, { pauseMs, signal }, (inTime) =>
        requestOnce(url, {
          agent,
          headers: { 'user-agent': userAgent, ...headers },
          limits: { ...limits, mostBytes },
          signal: inTime,
        }),
      );
      const fault = faultOf(answer, url.href);
      if (fault?.isPassing) throw fault;
      await hosts.succeed(url.host);
      return { answer, fault };
    } catch (error) {
      if (error instanceof FetchFault && error.isOfHost) await hosts.fail(url.host, error.retryAfterMs);
      throw error;
    }
  }

  /** A missing or refused robots.txt allows everything. A failing one allows nothing for now. */
  async function readRobotsOf(url: URL): Promise<string | null> {
    const kept = await readKeptRobots(db, url.host);
    if (kept !== undefined) return kept;
    let at = new URL('/robots.txt', url);
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      const { answer, fault } = await ask(at, {}, times.pauseMs, robotsBytes);
      if (!isRedirect(answer.status) || answer.location === null) {
        const robots = fault ? null : answer.body.toString('utf8');
        await keepRobots(db, url.host, robots);
        return robots;
      }
      at = checked(answer.location, at);
    }
    throw new FetchFault('too-many-redirects', at.href);
  }

  async function rulesFor(url: URL): Promise<RobotsRules> {
    const rules = readRobots((await readRobotsOf(url)) ?? '', userAgent);
    if (!rules.isAllowed(url.pathname + url.search)) throw new FetchFault('robots-forbid', url.href);
    return rules;
  }

  return {
    async fetch(address, known) {
      let url = checked(address);
      for (let redirects = 0; redirects <= mostRedirects; redirects++) {
        const { crawlDelayMs } = await rulesFor(url);
        const headers = {
          ...(known?.etag && { 'if-none-match': known.etag }),
          ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
        };
        const { answer, fault } = await ask(url, headers, Math.max(crawlDelayMs ?? 0, times.pauseMs));
        if (fault) throw fault;
        if (known && answer.status === 304) return { isSame: true };
        if (!isRedirect(answer.status) || answer.location === null)
          return {
            isSame: false,
            address: url.href,
            body: answer.body,
            contentType: answer.headers['content-type'] ?? '',
            etag: answer.headers.etag ?? null,
            lastModified: answer.headers['last-modified'] ?? null,
          };
        url = checked(answer.location, url);
      }
      throw new FetchFault('too-many-redirects', address);
    },
  };
}
