import { secondMs } from '@awaj/domain/duration';

/** For something that Telegram tells the server and not us: a shared number, a payment. */
export type Waiting = 'none' | 'checking' | 'overdue';

const promptMs = 20 * secondMs;
const longestMs = 120 * secondMs;

/** A number comes in a moment or not at all, and there is another way: nobody is kept waiting for it. */
export const numberPatienceMs = 20 * secondMs;

/** `since` is when it was set going; null where nothing was. */
export function waitingFor(since: number | null, now: number, patienceMs = longestMs): Waiting {
  if (since === null) return 'none';
  return now - since < patienceMs ? 'checking' : 'overdue';
}

/** How soon to ask the server again, which alone knows; false when it has been asked long enough. */
export function nextAskMs(since: number | null, now: number): number | false {
  if (since === null || waitingFor(since, now) !== 'checking') return false;
  return (now - since < promptMs ? 2 : 5) * secondMs;
}
