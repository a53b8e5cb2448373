/** A page that lacks a file sooner than this would be loaded for ever. */
const soonMs = 60_000;

/**
 * A tab that was open over a deployment asks for files that are gone; loaded anew, the page asks for the new ones.
 * Without a connection it would be lost, and a device that says it has one may still reach nobody.
 */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', () => {
    if (performance.now() < soonMs) return;
    fetch('/healthz').then(
      () => location.reload(),
      () => {},
    );
  });
}
