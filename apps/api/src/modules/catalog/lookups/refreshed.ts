import { hourMs } from '@awaj/domain/duration';

/** An older value is reloaded in the background, while callers get the old one. */
const refreshedAfterMs = 45_000;
/** A value older than this is not served: the first caller waits for a new one. */
const oldAfterMs = hourMs;

interface Loaded<Value> {
  at: number;
  value: Promise<Value>;
  isBeingRefreshed: boolean;
}

/** Caches a value that is slow to load and the same for everybody, and reloads it before it is too old. */
export function createRefreshed<Value>(load: () => Promise<Value>, now: () => Date): () => Promise<Value> {
  let last: Loaded<Value> | null = null;

  function reload(at: number): Promise<Value> {
    const value = load();
    const loaded: Loaded<Value> = { at, value, isBeingRefreshed: false };
    last = loaded;
    value.catch(() => {
      if (last === loaded) last = null;
    });
    return value;
  }

  /** On failure it keeps the old value, and the next caller tries again. */
  async function refresh(loaded: Loaded<Value>, at: number): Promise<void> {
    loaded.isBeingRefreshed = true;
    try {
      const value = await load();
      last = { at, value: Promise.resolve(value), isBeingRefreshed: false };
    } catch {
      loaded.isBeingRefreshed = false;
    }
  }

  return () => {
    const at = now().getTime();
    if (!last) return reload(at);
    const age = Math.abs(at - last.at);
    if (age >= oldAfterMs) return reload(at);
    if (age >= refreshedAfterMs && !last.isBeingRefreshed) void refresh(last, at);
    return last.value;
  };
}
