import { mostSeen, newsBegins } from '@awaj/domain/visit';
import { guarded } from '../storage/storage.ts';

/** In local storage, which a logout clears. */
const key = 'seen-tenders';

/** The stored values of this device. */
interface Remembered {
  /** When this device first showed a list, in milliseconds. */
  since: number;
  /** Tenders seen here but not reported to the API: for a visitor, all of them. */
  ids: readonly number[];
}

/** Stored values are not trusted. */
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

/** Which tenders are new to the reader: by account for a member, by device for a visitor. */
export interface SeenTenders {
  subscribe: (listener: () => void) => () => void;
  /** Called when a list is shown: tenders posted later are new on this device. */
  open: (now: Date) => void;
  isNew: (tender: { id: number; createdAt: Date }) => boolean;
  /** Called when a tender was visible for a while. */
  see: (id: number) => void;
  /** The seen tenders that were not reported yet. */
  unsent: () => readonly number[];
  /** Takes over the API's answer after these were reported. */
  take: (news: News, sent: readonly number[]) => void;
}

/** A page that is being left stores nothing: a logout has just cleared the storage. */
export function createSeenTenders(window: Window, isLeaving = () => false): SeenTenders {
  const listeners = new Set<() => void>();
  let begins: number | null = null;
  let seen = new Set<number>();
  const stored = () => parse(guarded(() => window.localStorage.getItem(key)));
  let remembered = stored();
  const store = (next: Remembered) => {
    remembered = next;
    if (isLeaving()) return;
    guarded(() => window.localStorage.setItem(key, JSON.stringify(next)));
  };
  /** What a logout in another tab has cleared is not stored again. */
  const change = (ids: readonly number[]) => {
    if (!remembered) return;
    remembered = { ...remembered, ids };
    if (stored()) store(remembered);
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
      if (remembered === null) store({ since: now.getTime(), ids: [] });
      const { since, ids } = remembered as Remembered;
      begins = newsBegins(new Date(since), now).getTime();
      seen = new Set(ids);
      tell();
    },
    isNew: ({ id, createdAt }) => begins !== null && createdAt.getTime() > begins && !seen.has(id),
    see(id) {
      seen.add(id);
      change([...(remembered?.ids ?? []), id].slice(-mostSeen));
      tell();
    },
    unsent: () => remembered?.ids ?? [],
    take(news, sent) {
      begins = news.begins.getTime();
      // Tenders seen while the request was running are still unsent.
      change((remembered?.ids ?? []).filter((id) => !sent.includes(id)));
      seen = new Set([...news.seen, ...(remembered?.ids ?? [])]);
      tell();
    },
  };
}
