interface Kept {
  request: Request;
  answer: Response;
}

const toRequest = (asked: RequestInfo | URL): Request =>
  asked instanceof Request ? asked : new Request(new URL(String(asked), 'http://awaj.test'));

/** The Cache API in memory: answers by address and by their Vary header. */
function createCache() {
  let all: Kept[] = [];
  const isSame = (kept: Kept, asked: Request): boolean => {
    const varies = (kept.answer.headers.get('Vary') ?? '').split(',').map((name) => name.trim());
    const isAlike = (name: string) => kept.request.headers.get(name) === asked.headers.get(name);
    return kept.request.url === asked.url && varies.filter(Boolean).every(isAlike);
  };
  return {
    async put(asked: RequestInfo | URL, answer: Response) {
      const request = toRequest(asked);
      all = [...all.filter((kept) => !isSame(kept, request)), { request, answer }];
    },
    async match(asked: RequestInfo | URL) {
      return all.find((kept) => isSame(kept, toRequest(asked)))?.answer.clone();
    },
    keys: async () => all.map(({ request }) => request),
    all: () => all,
  };
}

export function createCacheStorage() {
  const caches = new Map<string, ReturnType<typeof createCache>>();
  return {
    async open(name: string) {
      const cache = caches.get(name) ?? createCache();
      caches.set(name, cache);
      return cache;
    },
    delete: async (name: string) => caches.delete(name),
    has: async (name: string) => caches.has(name),
    keys: async () => [...caches.keys()],
    /** Everything stored, for a test to check. */
    all: () => [...caches.values()].flatMap((cache) => cache.all()),
  };
}
