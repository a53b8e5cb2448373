import { minuteMs } from '@awaj/domain/duration';
import { draftOf } from '@awaj/features/draft';

const draft = draftOf('save-after-login');

/** Long enough to sign up. Who logs in later than that has gone on to other things. */
const lastsMs = 30 * minuteMs;

/** What a visitor wants saved is kept in this tab, and in no address: a link from elsewhere must not save anything. */
export const keepPendingSave = (tenderId: number, now: Date): void =>
  draft.keep({ id: String(tenderId), at: String(now.getTime()) });

/** Once: the next login of this tab has nothing left to save. */
export function takePendingSave(now: Date): number | null {
  const { id, at } = draft.read();
  draft.clear();
  const isRecent = now.getTime() - Number(at) < lastsMs;
  return isRecent && /^\d+$/.test(id ?? '') ? Number(id) : null;
}
