import { minuteMs } from '@awaj/domain/duration';
import { draftItem, draftOf } from '@awaj/features/draft';

const key = 'save-after-login';
/** The wanted tenders, each with the time of the press. */
const draft = draftOf(key);

/** Enough time to sign up. A later login is not meant for saving. */
const lastsMs = 30 * minuteMs;

/**
 * Part of the script before paint. The server renders for visitors, whose save button leads to the login. The wanted
 * tenders are kept in this tab and not in an address, because a foreign link must not save anything. This works before
 * any other script has run. A member stays on the page: the tenders look saved at once, and are saved as soon as the
 * list is theirs. That may happen between pressing a link and releasing it, which is then gone and gets no click. Where a
 * button has come instead, only a finger clicks it.
 */
export const keepPendingSaves = `
  var pressedSave = null;
  function saveLink(event) { return event.target.closest('a[data-saves]') }
  function keepSave(link, isWanted) {
    var item = ${JSON.stringify(draftItem(key))}, saves;
    try { saves = JSON.parse(sessionStorage.getItem(item)) } catch (e) {}
    saves = saves || {};
    if (isWanted) saves[link.dataset.saves] = String(Date.now()); else delete saves[link.dataset.saves];
    try { sessionStorage.setItem(item, JSON.stringify(saves)); return true } catch (e) { return false }
  }
  addEventListener('pointerdown', function (event) { pressedSave = saveLink(event) }, true);
  addEventListener('pointerup', function (event) {
    if (!pressedSave || pressedSave.isConnected) return;
    var rows = '[data-id="' + pressedSave.dataset.saves + '"] [data-saved]';
    var button = document.querySelector(rows) || event.target.closest('[data-saved]');
    if (!button) keepSave(pressedSave, true); else if (event.pointerType === 'mouse') button.click();
  }, true);
  addEventListener('click', function (event) {
    var link = saveLink(event), isMember = link && link.closest('[data-session]');
    if (!link) return;
    var isWanted = !isMember || link.dataset.saved !== 'true';
    var isKept = keepSave(link, isWanted);
    if (isMember) event.preventDefault();
    if (isMember && isKept) link.dataset.saved = isWanted;
  }, true);`;

const isRecent = (at: string | undefined, now: Date): boolean => now.getTime() - Number(at) < lastsMs;

/** Whether this tender was wanted before the page knew its member. Asked once: it is then forgotten. */
export function takePendingSaveOf(id: number, now: Date): boolean {
  const { [id]: at, ...others } = draft.read();
  if (at === undefined) return false;
  draft.keep(others);
  return isRecent(at, now);
}

/** The tender that the visitor wanted last, before the login. It and all before it are then forgotten. */
export function takePendingSave(now: Date): number | null {
  const [last] = Object.entries(draft.read()).sort(([, one], [, other]) => Number(other) - Number(one));
  draft.clear();
  return last && /^\d+$/.test(last[0]) && isRecent(last[1], now) ? Number(last[0]) : null;
}
