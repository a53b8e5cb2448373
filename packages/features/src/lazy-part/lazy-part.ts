import { useEffect, useState } from 'react';

/** What most visits do without, in a script of its own. Once it is there it is kept for what follows. */
export interface LazyPart<Value> {
  fetch: () => Promise<Value>;
  loading?: Promise<Value> | undefined;
  loaded?: Value;
}

export const lazyPart = <Value>(fetch: () => Promise<Value>): LazyPart<Value> => ({ fetch });

let beforeFailure = async (): Promise<void> => {};

/** What an app does about a script that does not come. The part is told that it failed after that. */
export function onLoadFailure(handle: () => Promise<void>): void {
  beforeFailure = handle;
}

async function fetchPart<Value>({ fetch }: LazyPart<Value>): Promise<Value> {
  try {
    return await fetch();
  } catch (error) {
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

/** Loads it before what needs it is rendered. Where it does not come, nothing is thrown: that does without. */
export async function prefetchPart(part: LazyPart<unknown>): Promise<void> {
  await load(part).catch(() => undefined);
}

/** Undefined until it is there, and null where it could not be loaded: it is tried again when it is next wanted. */
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
  return value;
}
