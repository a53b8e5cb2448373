import { preloadModule } from 'react-dom';
import { mayReload, startAnew } from './start-anew.ts';

/** A page that was loaded anew for a missing file, and misses one again within this time, would be loaded for ever. */
const betweenReloadsMs = 60_000;

/** As long as the old page may still be there. */
const leavingMs = 60_000;

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

/**
 * Stands for the helper that Vite puts around every import on demand, which is five times as long. A tab that was open
 * over a deployment asks for files that are gone; loaded anew, the page asks for the new ones.
 */
export async function __vitePreload<Module>(load: () => Promise<Module>, files: readonly string[]): Promise<Module> {
  // Said for no longer than the call.
  const couldReload = mayReload;
  for (const file of files) preloadModule(`/${file}`);
  try {
    return await load();
  } catch (error) {
    const isRepeated = visit?.type === 'reload' && performance.now() < betweenReloadsMs;
    // The page is being left: until it is gone, nothing on it shall say that something failed.
    if (couldReload && !isRepeated && (await startAnew())) await new Promise((end) => setTimeout(end, leavingMs));
    throw error;
  }
}
