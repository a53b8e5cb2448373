import { minuteMs } from '@awaj/domain/duration';
import { type DraftPlace, draftOf } from '@awaj/features/draft';
import { sentBefore } from '@awaj/features/verification';

/** The server accepts a code this long. */
const codeLastsMs = 10 * minuteMs;

/** The storage key and place for the time when a code was last sent, by address and purpose. */
export interface SentKey {
  name: string;
  place: DraftPlace;
}

/** Kept, so that a refresh neither skips nor restarts the wait. */
const draft = ({ name, place }: SentKey) => draftOf(`sent/${name}`, place);

/** When the last code of this kind was sent, if it is still valid. */
export function lastSent(key: SentKey, now: Date): Date | null {
  const sentAt = new Date(Number(draft(key).read().at ?? Number.NaN));
  return sentAt <= now && now.getTime() - sentAt.getTime() < codeLastsMs ? sentAt : null;
}

/** Sends a code and returns when it was sent. If one was already on its way, it returns that earlier time. */
export async function sendCode(key: SentKey, post: () => Promise<unknown>): Promise<Date> {
  const sentAt = await post().then(
    () => new Date(),
    (error: unknown) => {
      const before = sentBefore(error, new Date());
      if (before === null) throw error;
      return before;
    },
  );
  draft(key).keep({ at: String(sentAt.getTime()) });
  return sentAt;
}
