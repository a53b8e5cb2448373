import { ApiError } from '@awaj/api-client';
import { orUnavailable } from '../../data/unavailable.ts';

/** 410: used, over, or never there. An address that cannot be a link of ours counts as the same. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'gone' || error.code === 'invalid' || error.code === 'not-found');

/** What a link leads to; null when it cannot be used. Nothing is used up by asking. */
export const nullIfExpired = <Data>(asking: Promise<Data>): Promise<Data | null> =>
  orUnavailable(
    asking.catch((error: unknown) => {
      if (isGone(error)) return null;
      throw error;
    }),
  );

/** 409: what would be bought reaches further ahead than a subscription may. */
export const isTooMuch = (error: unknown): boolean => error instanceof ApiError && error.code === 'conflict';
