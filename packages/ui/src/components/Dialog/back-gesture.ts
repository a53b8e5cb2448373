/** Newer than the types of the platform. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

/** The gesture of a phone to go back, where the browser tells of it: once for each of its watchers. */
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
