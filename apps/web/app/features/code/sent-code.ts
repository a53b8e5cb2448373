import { resendSecondsLeft } from '@awaj/domain/countdown';
import { draftOf } from '@awaj/features/draft';
import { sentBefore } from '@awaj/features/verification';

const draft = (key: string) => draftOf(`sent/${key}`);

/** Kept in this tab, so that a refresh neither skips the wait nor begins it anew. */
const keepSentAt = (key: string, at: Date): void => draft(key).keep({ at: String(at.getTime()) });

/** When the last code of this kind was sent, while no other may be asked for. */
export function recentlySent(key: string, now: Date): Date | null {
  const sentAt = new Date(Number(draft(key).read().at ?? Number.NaN));
  return sentAt <= now && resendSecondsLeft(sentAt, now) > 0 ? sentAt : null;
}

/** Sends a code and gives when it went out, which is earlier when one was on its way already. */
export async function sendCode(key: string, post: () => Promise<unknown>): Promise<Date> {
  const sentAt = await post().then(
    () => new Date(),
    (error: unknown) => {
      const before = sentBefore(error, new Date());
      if (before === null) throw error;
      return before;
    },
  );
  keepSentAt(key, sentAt);
  return sentAt;
}
