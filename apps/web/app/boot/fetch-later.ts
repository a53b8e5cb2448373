const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Safari has no requestIdleCallback. */
const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task, 1_000);

/** Fetches what the reader may need next, after everything that the open page needs. Readers who save data go without. */
export function fetchLater(task: () => Promise<void>): void {
  if (savesData()) return;
  const begin = () => whenIdle(() => void task());
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
