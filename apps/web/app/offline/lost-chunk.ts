/** A page that lacks a file sooner than this would be loaded for ever. */
const soonMs = 60_000;

/** A tab that was open over a deployment asks for files that are gone; loaded anew, the page asks for the new ones. */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || performance.now() < soonMs) return;
    event.preventDefault();
    location.reload();
  });
}
