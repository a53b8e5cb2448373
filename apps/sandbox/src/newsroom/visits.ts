import type { SiteSlug } from './site-list.ts';

/** One request to a site. */
export interface Visit {
  path: string;
  userAgent: string;
  /** Milliseconds since the site was first asked for anything. */
  startedMs: number;
  /** Null until it is answered. */
  endedMs: number | null;
  status: number | null;
}

interface SiteVisits {
  first: number;
  requests: number;
  atOnce: number;
  mostAtOnce: number;
  /** The shortest pauses: from an answer to the next request, and between requests. Null before the second request. */
  shortestPauseMs: number | null;
  shortestBetweenMs: number | null;
  userAgents: Record<string, number>;
  visits: Visit[];
}

const mostKept = 500;

const shorter = (known: number | null, ms: number): number => (known === null ? ms : Math.min(known, ms));

/** The requests to each site, and the pauses between them. */
export class VisitBook {
  readonly #sites = new Map<SiteSlug, SiteVisits>();

  /** Returns a function to call when the answer has been sent. */
  begin(site: SiteSlug, path: string, userAgent: string): (status: number) => void {
    const now = performance.now();
    const book = this.#of(site, now);
    const startedMs = now - book.first;
    const before = book.visits.at(-1);
    if (before) book.shortestBetweenMs = shorter(book.shortestBetweenMs, startedMs - before.startedMs);
    // There is no pause if another request is still being answered.
    if (before) book.shortestPauseMs = shorter(book.shortestPauseMs, book.atOnce > 0 ? 0 : startedMs - lastEnd(book));
    book.requests += 1;
    book.atOnce += 1;
    book.mostAtOnce = Math.max(book.mostAtOnce, book.atOnce);
    book.userAgents[userAgent] = (book.userAgents[userAgent] ?? 0) + 1;
    const visit: Visit = { path, userAgent, startedMs, endedMs: null, status: null };
    book.visits.push(visit);
    if (book.visits.length > mostKept) book.visits.shift();
    return (status) => {
      book.atOnce -= 1;
      visit.endedMs = performance.now() - book.first;
      visit.status = status;
    };
  }

  list(): Record<string, Omit<SiteVisits, 'first'>> {
    return Object.fromEntries([...this.#sites].map(([site, { first: _first, ...book }]) => [site, book]));
  }

  clear(): void {
    this.#sites.clear();
  }

  #of(site: SiteSlug, now: number): SiteVisits {
    const known = this.#sites.get(site);
    if (known) return known;
    const book: SiteVisits = {
      first: now,
      requests: 0,
      atOnce: 0,
      mostAtOnce: 0,
      shortestPauseMs: null,
      shortestBetweenMs: null,
      userAgents: {},
      visits: [],
    };
    this.#sites.set(site, book);
    return book;
  }
}

const lastEnd = ({ visits }: SiteVisits): number => Math.max(...visits.map(({ endedMs }) => endedMs ?? 0));
