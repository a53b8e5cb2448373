import { secondMs } from '@awaj/domain/duration';

const againMs = 2 * secondMs;

const isReachable = (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Loads the app anew once it can be loaded: without a network nothing would be left of it, and no way on. */
export async function reloadWhenReachable(): Promise<void> {
  if (await isReachable()) location.reload();
  else setTimeout(reloadWhenReachable, againMs);
}
