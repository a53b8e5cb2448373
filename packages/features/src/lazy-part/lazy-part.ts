import { useEffect, useState } from 'react';

/** A script that most visits do not need. Once loaded, it is kept. */
export interface LazyPart<Value> {
  fetch: () => Promise<Value>;
  /** Fetched before it was wanted. */
  ahead?: Promise<Value> | undefined;
  loading?: Promise<Value> | undefined;
  loaded?: Value;
}

export const lazyPart = <Value>(fetch: () => Promise<Value>): LazyPart<Value> => ({ fetch });

let beforeFailure = async (): Promise<void> => {};

/** The app's reaction to a script that does not load. The part is marked as failed afterwards. */
export function onLoadFailure(handle: () => Promise<void>): void {
  beforeFailure = handle;
}

async function fetchPart<Value>(part: LazyPart<Value>): Promise<Value> {
  try {
    return await (part.ahead ?? part.fetch());
  } catch (error) {
    part.ahead = undefined;
    await beforeFailure();
    throw error;
  }
}

async function load<Value>(part: LazyPart<Value>): Promise<Value> {
  if (part.loaded !== undefined) return part.loaded;
  part.loading ??= fetchPart(part);
  try {
    part.loaded = await part.loading;
    return part.loaded;
  } finally {
    part.loading = undefined;
  }
}

/**
 * Loads a part before a component needs it. Does not throw: if loading fails, the component is rendered without the
 * part.
 */
export async function prefetchPart(part: LazyPart<unknown>): Promise<void> {
  await load(part).catch(() => undefined);
}

/**
 * Begins to load a part that is wanted once the page is hydrated. Until then it counts as not loaded, because the first
 * rendering has to be the server's.
 */
export function beginPart<Value>(part: LazyPart<Value>): Promise<Value> {
  part.ahead ??= part.fetch();
  // A failure is handled when the part is wanted.
  part.ahead.catch(() => undefined);
  return part.ahead;
}

/**
 * Loads a part that may be wanted later, once the page is hydrated. Does not throw: a failure has no consequence until
 * the part is wanted. It is kept until then, because a browser does not fetch lost styles of a part again.
 */
export async function fetchPartAhead<Value>(part: LazyPart<Value>): Promise<void> {
  try {
    part.loaded = await beginPart(part);
  } catch {
    // Handled when the part is wanted.
  }
}

/** Undefined while loading, null if loading failed. It is retried the next time it is wanted. */
export function useLazyPart<Value>(part: LazyPart<Value>, isWanted: boolean): Value | null | undefined {
  const [value, setValue] = useState<Value | null | undefined>(() => part.loaded);
  useEffect(() => {
    if (!isWanted) return;
    let isStillWanted = true;
    const take = (arrived: Value | null) => {
      if (isStillWanted) setValue(() => arrived);
    };
    load(part).then(take, () => take(null));
    return () => {
      isStillWanted = false;
      setValue(() => part.loaded);
    };
  }, [part, isWanted]);
  return part.loaded ?? value;
}
