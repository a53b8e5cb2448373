import { hourMs } from '@awaj/domain/duration';

/** What is older is loaded again in the background; callers get the old value meanwhile. */
const refreshedAfterMs = 45_000;
/** What is older than this is not served: the first caller waits for a new value. */
const oldAfterMs = hourMs;

interface Loaded<Value> {
  at: number;
  value: Promise<Value>;
  isBeingRefreshed: boolean;
}

/** A value that takes long to load, is the same for everybody, and is loaded again before it is old. */
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

  /** Failing, it leaves what was there for the next who asks to try again. */
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
