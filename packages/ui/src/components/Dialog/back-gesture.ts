/** Not yet in TypeScript's DOM types. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

/** Handles the phone's back gesture, where the browser reports it. Each watcher reports it once. */
export function onBackGesture(goBack: () => void): (() => void) | undefined {
  if (!('CloseWatcher' in window)) return undefined;
  let watcher: CloseWatcher;
  const watch = () => {
    watcher = new CloseWatcher();
    watcher.addEventListener('close', () => {
      watch();
      goBack();
    });
  };
  watch();
  return () => watcher.destroy();
}
