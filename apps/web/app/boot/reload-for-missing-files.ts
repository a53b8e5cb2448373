import { onLoadFailure } from '@awaj/features/lazy-part';
import { reloadWhenOnline } from './reload-when-online.ts';

/** A page that misses a file again within this time is not reloaded, because it would loop. */
const betweenReloadsMs = 60_000;

/** How long the old page may stay during the reload. */
const leavingMs = 60_000;

/** A tab that was open during a deployment may request files that are gone. A reload finds the new ones. */
export function reloadForMissingFiles(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  onLoadFailure(async () => {
    const isRepeated = visit?.type === 'reload' && performance.now() < betweenReloadsMs;
    // The old page must not show a failure during the reload.
    if (!isRepeated && (await reloadWhenOnline())) await new Promise((end) => setTimeout(end, leavingMs));
  });
}
