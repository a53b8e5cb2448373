import { preloadModule } from 'react-dom';

const key = 'reloaded-at';
const soonMs = 60_000;

/** Once: a page that lacks a file again right after it was loaded would be loaded for ever. */
function mayReload(now: number): boolean {
  try {
    const before = Number(sessionStorage.getItem(key) ?? 0);
    sessionStorage.setItem(key, String(now));
    return now - before > soonMs;
  } catch {
    return false;
  }
}

/**
 * Stands for the helper that Vite puts around every import on demand, which is five times as long. A tab that was open
 * over a deployment asks for files that are gone; loaded anew, the page asks for the new ones.
 */
export async function __vitePreload<Module>(load: () => Promise<Module>, files: readonly string[]): Promise<Module> {
  for (const file of files) preloadModule(`/${file}`);
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine || !mayReload(Date.now())) throw error;
    location.reload();
    return new Promise(() => {});
  }
}
