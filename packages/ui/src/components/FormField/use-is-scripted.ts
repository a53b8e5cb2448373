import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and until hydration: controls that must work without script are native until then. */
export const useIsScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
