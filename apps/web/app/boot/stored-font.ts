import { choiceIn, keepChoice } from '../address/choice-cookie.ts';

const name = 'font';

/** Part of the script before paint: uses our font if an earlier visit has cached it, otherwise the device's. */
export const takeStoredFont = `
  if (/(?:^|; )${name}=stored/.test(document.cookie)) root.dataset.font = 'stored';`;

const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Safari has no requestIdleCallback. */
const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(task) : setTimeout(task, 1_000);

async function store(): Promise<void> {
  const faces = await document.fonts.load("1em 'Stored Inter'");
  if (faces.length > 0) keepChoice(name, 'stored');
}

/** Records this visit. False for the first. */
function hasComeBack(): boolean {
  const isNoted = choiceIn(document.cookie, name) !== undefined;
  if (!isNoted) keepChoice(name, 'wanted');
  return isNoted;
}

/**
 * Fetches our font for returning readers, after everything this visit needs. The open page does not use it, because it
 * would be laid out again; the browser's cache keeps it. Most visitors read one page and do not pay for it.
 */
export function storeFont(): void {
  const begin = () => whenIdle(() => void store().catch(() => {}));
  if (savesData() || document.documentElement.dataset.font === 'stored' || !hasComeBack()) return;
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
