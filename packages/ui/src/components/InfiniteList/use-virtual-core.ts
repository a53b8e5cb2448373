import { useEffect, useState } from 'react';

export type VirtualCore = typeof import('@tanstack/virtual-core');

/** Kept for the lists that follow: one that a reader comes back to is long from its first render. */
let loaded: VirtualCore | undefined;

/** What shows long lists; few lists grow so long, so it comes when asked for. `null` where it could not be loaded. */
export function useVirtualCore(isWanted: boolean): VirtualCore | null | undefined {
  const [core, setCore] = useState<VirtualCore | null | undefined>(loaded);
  useEffect(() => {
    if (!isWanted || core !== undefined) return;
    import('@tanstack/virtual-core').then(
      (arrived) => {
        loaded = arrived;
        setCore(arrived);
      },
      () => setCore(null),
    );
  }, [isWanted, core]);
  return core;
}
