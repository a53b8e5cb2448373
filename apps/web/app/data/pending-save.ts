import { minuteMs } from '@awaj/domain/duration';
import { draftItem, draftOf } from '@awaj/features/draft';

const key = 'save-after-login';
const draft = draftOf(key);

/** Enough time to sign up. A later login is not meant for saving. */
const lastsMs = 30 * minuteMs;

/**
 * Part of the script before paint. The server renders for visitors, whose save button leads to the login. The wanted
 * tender is kept in this tab and not in an address, because a foreign link must not save anything. This works before
 * any other script has run. A member stays on the page, and the tender is saved once the page knows them.
 */
export const keepPendingSaves = `
  addEventListener('click', function (event) {
    var link = event.target.closest('a[data-saves]');
    if (!link) return;
    var save = { id: link.dataset.saves, at: String(Date.now()) };
    try { sessionStorage.setItem(${JSON.stringify(draftItem(key))}, JSON.stringify(save)) } catch (e) {}
    if (document.documentElement.dataset.session) event.preventDefault();
  }, true);`;

/** Returns the wanted tender once, and only the given one if an id is passed. */
export function takePendingSave(now: Date, wantedId?: number): number | null {
  const { id, at } = draft.read();
  if (wantedId !== undefined && id !== String(wantedId)) return null;
  draft.clear();
  const isRecent = now.getTime() - Number(at) < lastsMs;
  return isRecent && /^\d+$/.test(id ?? '') ? Number(id) : null;
}
