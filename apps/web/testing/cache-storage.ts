interface Kept {
  request: Request;
  answer: Response;
}

const toRequest = (asked: RequestInfo | URL): Request =>
  asked instanceof Request ? asked : new Request(new URL(String(asked), 'http://awaj.test'));

/** A store of answers as browsers have it, in memory: by address and by what the answer says that it varies with. */
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
    /** All that is kept, for a test to look through. */
    all: () => [...caches.values()].flatMap((cache) => cache.all()),
  };
}
