/** A device that says that it is online may still reach nobody, and a proxy answers without its server too. */
export const isReachable = (): Promise<boolean> =>
  fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  );
