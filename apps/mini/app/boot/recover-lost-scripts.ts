/**
 * Inlined into the page as text, before any script of the app, so it can use nothing from outside. If a script is lost,
 * the page cannot start, and this reloads it once the server answers. The app removes the listener when it starts, and
 * handles later failures itself.
 */
export function recoverLostScripts(): void {
  const retryMs = 2_000;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A reload that was of no use is tried again after a while: a server that lacks a script is being deployed.
  let waitMs = visit?.type === 'reload' ? 10_000 : 0;
  let isLost = false;

  function reloadPage(): void {
    const hasBegun = window.onunhandledrejection !== recover;
    if (hasBegun) return;
    const wanted = window.early?.wanted;
    if (wanted) location.assign(wanted + location.hash);
    else location.reload();
  }

  function ask(): void {
    fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
      () => setTimeout(reloadPage, waitMs),
      () => {
        waitMs = 0;
        setTimeout(ask, retryMs);
      },
    );
  }

  function recover(): void {
    if (isLost) return;
    isLost = true;
    ask();
  }

  window.onunhandledrejection = recover;
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && recover(), true);
}
