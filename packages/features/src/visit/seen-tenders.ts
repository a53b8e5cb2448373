import { mostSeen, newsBegins } from '@awaj/domain/visit';
import { guarded } from '../storage/storage.ts';

/** In local storage, which a logout clears. */
const key = 'seen-tenders';

/** What this device knows by itself. */
interface Remembered {
  /** When it first showed a list, in milliseconds. */
  since: number;
  /** What was seen here, and the API has not been told of: all of it, for a visitor. */
  ids: readonly number[];
}

/** Whatever is stored there may have been put there by anybody. */
function parse(stored: string | null | undefined): Remembered | null {
  const value: unknown = guarded(() => JSON.parse(stored ?? 'null'));
  if (typeof value !== 'object' || value === null || !('since' in value) || !('ids' in value)) return null;
  const { since, ids } = value;
  return typeof since === 'number' && Array.isArray(ids) ? { since, ids: ids.filter(Number.isSafeInteger) } : null;
}

interface News {
  begins: Date;
  seen: readonly number[];
}

/** Which tenders are new to the reader: by account for a member, and by device for a visitor. */
export interface SeenTenders {
  subscribe: (listener: () => void) => () => void;
  /** A list is shown: from now on what is posted is new on this device. */
  open: (now: Date) => void;
  isNew: (tender: { id: number; createdAt: Date }) => boolean;
  /** It was on the screen for a while. */
  see: (id: number) => void;
  /** What the API has not been told of. */
  unsent: () => readonly number[];
  /** What the API knows, once it was told of these. */
  take: (news: News, sent: readonly number[]) => void;
}

export function createSeenTenders(window: Window): SeenTenders {
  const listeners = new Set<() => void>();
  let begins: number | null = null;
  let seen = new Set<number>();
  const stored = () => parse(guarded(() => window.localStorage.getItem(key)));
  let remembered = stored();
  const remember = (next: Remembered) => {
    remembered = next;
    guarded(() => window.localStorage.setItem(key, JSON.stringify(next)));
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open(now) {
      if (begins !== null) return;
      if (remembered === null) remember({ since: now.getTime(), ids: [] });
      const { since, ids } = remembered as Remembered;
      begins = newsBegins(new Date(since), now).getTime();
      seen = new Set(ids);
      tell();
    },
    isNew: ({ id, createdAt }) => begins !== null && createdAt.getTime() > begins && !seen.has(id),
    see(id) {
      seen.add(id);
      if (remembered) remember({ ...remembered, ids: [...remembered.ids, id].slice(-mostSeen) });
      tell();
    },
    unsent: () => remembered?.ids ?? [],
    take(news, sent) {
      begins = news.begins.getTime();
      // What was seen while the answer was on its way is among the unsent ones.
      if (remembered) remember({ ...remembered, ids: remembered.ids.filter((id) => !sent.includes(id)) });
      seen = new Set([...news.seen, ...(remembered?.ids ?? [])]);
      tell();
    },
  };
}
