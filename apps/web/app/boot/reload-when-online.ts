/** A slower server counts as unreachable. */
const patienceMs = 10_000;

/** A device that says that it is online may still reach nobody, and a proxy answers without its server too. */
export const isReachable = (): Promise<boolean> =>
  fetch('/healthz', { signal: AbortSignal.timeout(patienceMs) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Reloads this page, or leaves for another. False where no server answers: the page stays, as it would be lost. */
export async function reloadWhenOnline(leave = (): unknown => location.reload()): Promise<boolean> {
  const isPossible = await isReachable();
  if (isPossible) leave();
  return isPossible;
}
