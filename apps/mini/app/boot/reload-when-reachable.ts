import { secondMs } from '@awaj/domain/duration';

const againMs = 2 * secondMs;

/** A server that takes longer is of no use to anybody. */
const patienceMs = 10 * secondMs;

export const isReachable = (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patienceMs) }).then(
    () => true,
    () => false,
  );

/** Loads the app anew once it can be loaded: without a network nothing would be left of it, and no way on. */
export async function reloadWhenReachable(): Promise<void> {
  if (await isReachable()) location.reload();
  else setTimeout(reloadWhenReachable, againMs);
}
