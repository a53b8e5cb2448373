import { hourMs } from '@awaj/domain/duration';

/** A stale value is reloaded in the background, while callers get the old one. */
const staleAfterMs = 45_000;
/** A value older than this is not served: the first caller waits for a new one. */
const expiredAfterMs = hourMs;

interface Loaded<Value> {
  at: number;
  value: Promise<Value>;
  isRevalidating: boolean;
}

/** Caches a value that is slow to load and the same for everybody, so that callers rarely wait for it. */
export function staleWhileRevalidate<Value>(load: () => Promise<Value>, now: () => Date): () => Promise<Value> {
  let last: Loaded<Value> | null = null;

  function reload(at: number): Promise<Value> {
    const value = load();
    const loaded: Loaded<Value> = { at, value, isRevalidating: false };
    last = loaded;
    value.catch(() => {
      if (last === loaded) last = null;
    });
    return value;
  }

  /** On failure it keeps the old value, and the next caller tries again. */
  async function refresh(loaded: Loaded<Value>, at: number): Promise<void> {
    loaded.isRevalidating = true;
    try {
      const value = await load();
      last = { at, value: Promise.resolve(value), isRevalidating: false };
    } catch {
      loaded.isRevalidating = false;
    }
  }

  return () => {
    const at = now().getTime();
    if (!last) return reload(at);
    const age = Math.abs(at - last.at);
    if (age >= expiredAfterMs) return reload(at);
    if (age >= staleAfterMs && !last.isRevalidating) void refresh(last, at);
    return last.value;
  };
}
