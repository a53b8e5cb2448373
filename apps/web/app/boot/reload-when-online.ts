/** A slower server counts as unreachable. */
const timeoutMs = 10_000;

/** `navigator.onLine` is not enough: a device may still reach nobody, and a proxy may answer without the server. */
export const isReachable = (): Promise<boolean> =>
  fetch('/healthz', { signal: AbortSignal.timeout(timeoutMs) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Reloads this page or goes to another. False if no server answers: then the page stays, because it would be lost. */
export async function reloadWhenOnline(leave = (): unknown => location.reload()): Promise<boolean> {
  const isPossible = await isReachable();
  if (isPossible) leave();
  return isPossible;
}
