/** A server that takes longer is of no use to anybody. */
const patienceMs = 10_000;

/** A device that says that it is online may still reach nobody, and a proxy answers without its server too. */
export const isReachable = (): Promise<boolean> =>
  fetch('/healthz', { signal: AbortSignal.timeout(patienceMs) }).then(
    ({ ok }) => ok,
    () => false,
  );
