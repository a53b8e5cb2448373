import { useEffect, useState } from 'react';

/** What most visits do without, in a script of its own. Once it is there it is kept for what follows. */
export interface OnDemand<Value> {
  fetch: () => Promise<Value>;
  loading?: Promise<Value> | undefined;
  loaded?: Value;
}

export const onDemand = <Value>(fetch: () => Promise<Value>): OnDemand<Value> => ({ fetch });

async function load<Value>(part: OnDemand<Value>): Promise<Value> {
  if (part.loaded !== undefined) return part.loaded;
  part.loading ??= part.fetch();
  try {
    part.loaded = await part.loading;
    return part.loaded;
  } finally {
    part.loading = undefined;
  }
}

/** Loads it before what needs it is rendered. Where it does not come, nothing is thrown: that does without. */
export async function fetchAhead(part: OnDemand<unknown>): Promise<void> {
  await load(part).catch(() => undefined);
}

/** Undefined until it is there, and null where it could not be loaded: it is tried again when it is next wanted. */
export function useOnDemand<Value>(part: OnDemand<Value>, isWanted: boolean): Value | null | undefined {
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
