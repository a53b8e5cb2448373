import { minuteMs } from '@awaj/domain/duration';
import { draftItem, draftOf } from '@awaj/features/draft';

const key = 'save-after-login';
const draft = draftOf(key);

/** Long enough to sign up. Who logs in later than that has gone on to other things. */
const lastsMs = 30 * minuteMs;

/**
 * In the script before paint. What the server draws is for visitors, whom the button to save leads to the login: what they
 * want saved is kept in this tab, and in no address, as a link from elsewhere must not save anything. It may be pressed
 * before anything else of the page runs. A member stays; it is saved as soon as the page knows them.
 */
export const keepPendingSaves = `
  addEventListener('click', function (event) {
    var link = event.target.closest('a[data-saves]');
    if (!link) return;
    var save = { id: link.dataset.saves, at: String(Date.now()) };
    try { sessionStorage.setItem(${JSON.stringify(draftItem(key))}, JSON.stringify(save)) } catch (e) {}
    if (document.documentElement.dataset.session) event.preventDefault();
  }, true);`;

/** Once, and only of the wanted tender where one is named: whoever asks next has nothing left to save. */
export function takePendingSave(now: Date, wantedId?: number): number | null {
  const { id, at } = draft.read();
  if (wantedId !== undefined && id !== String(wantedId)) return null;
  draft.clear();
  const isRecent = now.getTime() - Number(at) < lastsMs;
  return isRecent && /^\d+$/.test(id ?? '') ? Number(id) : null;
}
