import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and until the page has come to life: what must work without script is drawn plainly until then. */
export const useIsScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
