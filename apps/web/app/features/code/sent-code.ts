import { minuteMs } from '@awaj/domain/duration';
import { type DraftPlace, draftOf } from '@awaj/features/draft';
import { sentBefore } from '@awaj/features/verification';

/** As long as the server takes it. */
const codeLastsMs = 10 * minuteMs;

/** Of the address and the purpose of a code, and where it is kept when the last one went out. */
export interface SentKey {
  name: string;
  place: DraftPlace;
}

/** Kept, so that a refresh neither skips the wait nor begins it anew. */
const draft = ({ name, place }: SentKey) => draftOf(`sent/${name}`, place);

/** When the last code of this kind was sent, while it can still be used. */
export function lastSent(key: SentKey, now: Date): Date | null {
  const sentAt = new Date(Number(draft(key).read().at ?? Number.NaN));
  return sentAt <= now && now.getTime() - sentAt.getTime() < codeLastsMs ? sentAt : null;
}

/** Sends a code and gives when it went out, which is earlier when one was on its way already. */
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
