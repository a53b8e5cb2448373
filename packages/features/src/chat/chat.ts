import { ApiError } from '@awaj/api-client';
import { secondMs } from '@awaj/domain/duration';
import { longestWaitMs, pollPauseMs } from '../polling/polling.ts';

export { createChatMutations } from './chat.mutations.ts';

/** The wait for something that Telegram reports only to the server: a shared number or a payment. */
export type Waiting = 'none' | 'checking' | 'overdue';

/** A number arrives at once or not at all, and the bot is another way, so the wait is short. */
export const numberTimeoutMs = 20 * secondMs;

/** `since` is when it was started; null if nothing was. */
export function waitingFor(since: number | null, now: number, timeoutMs = longestWaitMs): Waiting {
  if (since === null) return 'none';
  return now - since < timeoutMs ? 'checking' : 'overdue';
}

/** The pause before the next poll of the server; false when the time is over. */
export function nextPollMs(since: number | null, now: number): number | false {
  return since !== null && pollPauseMs(now - since);
}

/** The page of the mini app for a user without an account. */
export type AccountPage = 'login' | 'signup';

const missingTender = 'tender_not_found';

const isApiError = (error: unknown, code: ApiError['code']): error is ApiError =>
  error instanceof ApiError && error.code === code;

/** The tender does not exist, so a login would not help. */
export const isTenderMissing = (error: unknown): boolean =>
  isApiError(error, 'not-found') && error.message === missingTender;

/** Refusals without an account: at a 404 the person is unknown, at a 422 the phone is known and can sign up. */
export function accountPageFor(error: unknown): AccountPage | null {
  if (isApiError(error, 'refused') && Object.keys(error.errors).length === 0) return 'signup';
  return isApiError(error, 'not-found') && !isTenderMissing(error) ? 'login' : null;
}

/** The launch data that Telegram signed is too old or invalid: the app has to be opened again. */
export const isLaunchRefused = (error: unknown): boolean => isApiError(error, 'forbidden');
