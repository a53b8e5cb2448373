import { choiceIn, keepChoice } from '../address/choice-cookie.ts';
import { fetchLater } from './fetch-later.ts';

const name = 'font';

/** Part of the script before paint: uses our font if an earlier visit has cached it, otherwise the device's. */
export const takeStoredFont = `
  if (/(?:^|; )${name}=stored/.test(document.cookie)) root.dataset.font = 'stored';`;

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
  if (document.documentElement.dataset.font === 'stored' || !hasComeBack()) return;
  fetchLater(() => store().catch(() => {}));
}
