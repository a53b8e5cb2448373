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

/** A tab that was open over a deployment asks for files that are gone; loaded anew, the page asks for the new ones. */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || !mayReload(Date.now())) return;
    event.preventDefault();
    location.reload();
  });
}
