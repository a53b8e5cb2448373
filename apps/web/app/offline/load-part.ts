import { preloadModule } from 'react-dom';

/** A page that lacks a file sooner than this would be loaded for ever. */
const soonMs = 60_000;

/**
 * Stands for the helper that Vite puts around every import on demand, which is five times as long. A tab that was open
 * over a deployment asks for files that are gone; loaded anew, the page asks for the new ones. Without a connection it
 * would be lost, and a device that says it has one may still reach nobody.
 */
export async function __vitePreload<Module>(load: () => Promise<Module>, files: readonly string[]): Promise<Module> {
  for (const file of files) preloadModule(`/${file}`);
  try {
    return await load();
  } catch (error) {
    if (performance.now() > soonMs)
      fetch('/healthz').then(
        ({ ok }) => ok && location.reload(),
        () => {},
      );
    throw error;
  }
}
