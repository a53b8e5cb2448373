import { ApiError } from '@awaj/api-client';

/** Where the mini app sends somebody who has no account with us yet. */
export type WayIn = 'login' | 'signup';

const missingTender = 'tender_not_found';

const isApiError = (error: unknown, code: ApiError['code']): error is ApiError =>
  error instanceof ApiError && error.code === code;

/** There is no such tender, which is no reason to log in. */
export const isTenderMissing = (error: unknown): boolean =>
  isApiError(error, 'not-found') && error.message === missingTender;

/** What was refused for want of an account: a 404 knows nothing of the person, a 422 a phone to sign up with. */
export function wayInFor(error: unknown): WayIn | null {
  if (isApiError(error, 'refused') && Object.keys(error.errors).length === 0) return 'signup';
  return isApiError(error, 'not-found') && !isTenderMissing(error) ? 'login' : null;
}

/** What Telegram signed at the launch is too old, or not Telegram's: the app has to be opened anew. */
export const isLaunchRefused = (error: unknown): boolean => isApiError(error, 'forbidden');
