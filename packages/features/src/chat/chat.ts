import { ApiError } from '@awaj/api-client';
import { secondMs } from '@awaj/domain/duration';

export { createChatMutations } from './chat.mutations.ts';

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

/** Where the mini app sends somebody who has no account with us yet. */
export type AccountPage = 'login' | 'signup';

const missingTender = 'tender_not_found';

const isApiError = (error: unknown, code: ApiError['code']): error is ApiError =>
  error instanceof ApiError && error.code === code;

/** There is no such tender, which is no reason to log in. */
export const isTenderMissing = (error: unknown): boolean =>
  isApiError(error, 'not-found') && error.message === missingTender;

/** What was refused for want of an account: a 404 knows nothing of the person, a 422 a phone to sign up with. */
export function accountPageFor(error: unknown): AccountPage | null {
  if (isApiError(error, 'refused') && Object.keys(error.errors).length === 0) return 'signup';
  return isApiError(error, 'not-found') && !isTenderMissing(error) ? 'login' : null;
}

/** What Telegram signed at the launch is too old, or not Telegram's: the app has to be opened anew. */
export const isLaunchRefused = (error: unknown): boolean => isApiError(error, 'forbidden');
