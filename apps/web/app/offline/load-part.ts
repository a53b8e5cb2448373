import { preloadModule } from 'react-dom';
import { isAhead, startAnew } from './start-anew.ts';

/** A page that was loaded for what it lacked and lacks it again as soon as this would be loaded for ever. */
const soonMs = 60_000;

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

/**
 * Stands for the helper that Vite puts around every import on demand, which is five times as long. A tab that was open
 * over a deployment asks for files that are gone; loaded anew, the page asks for the new ones.
 */
export async function __vitePreload<Module>(load: () => Promise<Module>, files: readonly string[]): Promise<Module> {
  const isWanted = !isAhead;
  for (const file of files) preloadModule(`/${file}`);
  try {
    return await load();
  } catch (error) {
    if (isWanted && (visit?.type !== 'reload' || performance.now() > soonMs)) void startAnew();
    throw error;
  }
}
