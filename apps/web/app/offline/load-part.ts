import { preloadModule } from 'react-dom';
import { isSeenTo, startAnew } from './start-anew.ts';

/** A page that was loaded for what it lacked and lacks it again as soon as this would be loaded for ever. */
const soonMs = 60_000;

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

/**
 * Stands for the helper that Vite puts around every import on demand, which is five times as long. A tab that was open
 * over a deployment asks for files that are gone; loaded anew, the page asks for the new ones.
 */
export async function __vitePreload<Module>(load: () => Promise<Module>, files: readonly string[]): Promise<Module> {
  const isLeftToUs = !isSeenTo;
  for (const file of files) preloadModule(`/${file}`);
  try {
    return await load();
  } catch (error) {
    const isRepeated = visit?.type === 'reload' && performance.now() < soonMs;
    // What then would say that it did not come, or close, would come in the way of the page that is on its way.
    if (isLeftToUs && !isRepeated && (await startAnew())) await new Promise((isLate) => setTimeout(isLate, soonMs));
    throw error;
  }
}
