import { freshSeconds, staleSeconds } from './app/config/page-lifetime.ts';
import type { MadePage } from './made-page.ts';

const freshMs = freshSeconds * 1_000;
const staleMs = staleSeconds * 1_000;

interface Kept {
  page: MadePage;
  bytes: number;
  madeAt: number;
}

export interface GivenPage {
  page: MadePage;
  ageSeconds: number;
}

export interface PageCache {
  /** The page at an address: from the cache, or rendered once by `make` for all concurrent requests. */
  read(address: string, make: () => Promise<MadePage>): Promise<GivenPage>;
}

/** A 429 concerns only one reader. */
const isOfOneReader = ({ status }: MadePage): boolean => status === 429;

/** The page failed or is incomplete: the cached one is better. */
const isTrouble = ({ status }: MadePage): boolean => status === 200 || status === 429 || status >= 500;

/** Caches public pages, and evicts the least recently requested ones. */
export function createPageCache({ mostBytes, now }: { mostBytes: number; now: () => number }): PageCache {
  // In the order of their last requests.
  const pages = new Map<string, Kept>();
  const underWay = new Map<string, Promise<MadePage>>();
  let bytes = 0;

  function forget(address: string): void {
    bytes -= pages.get(address)?.bytes ?? 0;
    pages.delete(address);
  }

  function keep(address: string, page: MadePage): void {
    if (!page.shared && isTrouble(page)) return;
    forget(address);
    if (!page.shared) return;
    const kept = { page, bytes: page.shared.bytes + 2 * address.length, madeAt: now() };
    pages.set(address, kept);
    bytes += kept.bytes;
    for (const longestUnasked of pages.keys()) {
      if (bytes <= mostBytes) break;
      forget(longestUnasked);
    }
  }

  async function makeAndKeep(address: string, make: () => Promise<MadePage>): Promise<MadePage> {
    try {
      const page = await make();
      keep(address, page);
      return page;
    } finally {
      underWay.delete(address);
    }
  }

  function makeOnce(address: string, make: () => Promise<MadePage>): Promise<MadePage> {
    const begun = underWay.get(address);
    if (begun) return begun.then((page) => (isOfOneReader(page) ? make() : page));
    const making = makeAndKeep(address, make);
    underWay.set(address, making);
    return making;
  }

  return {
    async read(address, make) {
      const kept = pages.get(address);
      const ageMs = kept ? now() - kept.madeAt : Number.POSITIVE_INFINITY;
      if (!kept || ageMs >= freshMs + staleMs) return { page: await makeOnce(address, make), ageSeconds: 0 };
      if (ageMs >= freshMs && !underWay.has(address)) makeOnce(address, make).catch(console.error);
      pages.delete(address);
      pages.set(address, kept);
      return { page: kept.page, ageSeconds: Math.floor(ageMs / 1_000) };
    },
  };
}
