import { guarded } from '@awaj/features/storage';

const key = 'font-is-stored';
const stored = '1';

/** In the script before paint: our font is used where an earlier visit has stored it, the device's otherwise. */
export const takeStoredFont = `
  try { if (localStorage.getItem('${key}') === '${stored}') root.dataset.font = 'stored' } catch (e) {}`;

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Safari has no such callback. */
const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task, 1_000);

async function store(): Promise<void> {
  const faces = await document.fonts.load("1em 'Stored Inter'");
  if (faces.length > 0) guarded(() => localStorage.setItem(key, stored));
}

/** Notes that somebody was here. False for a first visit. */
function hasComeBack(): boolean {
  const noted = guarded(() => localStorage.getItem(key));
  if (noted === null) guarded(() => localStorage.setItem(key, '0'));
  return typeof noted === 'string';
}

/**
 * Fetches our font for readers who come back, after everything that this visit needs. No letter of the open page is drawn
 * with it: it would lay the page out anew. The browser's cache keeps the file. Most visitors read one page: they do not
 * pay for it.
 */
export function storeFont(): void {
  const begin = () => whenIdle(() => void store().catch(() => {}));
  if (savesData() || document.documentElement.dataset.font === 'stored' || !hasComeBack()) return;
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
