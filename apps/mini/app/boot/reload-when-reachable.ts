import { secondMs } from '@awaj/domain/duration';

const retryMs = 2 * secondMs;

/** A slower server counts as unreachable. */
const timeoutMs = 10 * secondMs;

export const isReachable = (): Promise<boolean> =>
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) }).then(
    () => true,
    () => false,
  );

/** Reloads the app once the server answers, because a reload without a network would leave an error page. */
export async function reloadWhenReachable(): Promise<void> {
  if (await isReachable()) location.reload();
  else setTimeout(reloadWhenReachable, retryMs);
}

/** Reloads only if the server does not answer now. A reload does not help against other failures. */
export async function reloadAfterOutage(): Promise<void> {
  if (!(await isReachable())) setTimeout(reloadWhenReachable, retryMs);
}
