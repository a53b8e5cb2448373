import { onLoadFailure } from '@awaj/features/lazy-part';
import { reloadWhenOnline } from './reload-when-online.ts';

/** A page that was reloaded for a missing file, and misses one again within this time, would reload for ever. */
const betweenReloadsMs = 60_000;

/** As long as the old page may still be there. */
const leavingMs = 60_000;

/** A tab that was open over a deployment asks for files that are gone. Reloaded, the page asks for the new ones. */
export function reloadForMissingFiles(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  onLoadFailure(async () => {
    const isRepeated = visit?.type === 'reload' && performance.now() < betweenReloadsMs;
    // Until the page is gone, nothing on it shall say that something failed.
    if (!isRepeated && (await reloadWhenOnline())) await new Promise((end) => setTimeout(end, leavingMs));
  });
}
