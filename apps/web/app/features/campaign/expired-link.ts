import { ApiError } from '@awaj/api-client';
import { orUnavailable } from '../../data/unavailable.ts';

/** 410: used, expired or unknown. An invalid address counts as the same. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'gone' || error.code === 'invalid' || error.code === 'not-found');

/** The offer of a link; null if it cannot be used. Asking does not use it. */
export const nullIfExpired = <Data>(asking: Promise<Data>): Promise<Data | null> =>
  orUnavailable(
    asking.catch((error: unknown) => {
      if (isGone(error)) return null;
      throw error;
    }),
  );

/** 409: the purchase would extend the subscription beyond the limit. */
export const isBeyondOneYear = (error: unknown): boolean => error instanceof ApiError && error.code === 'conflict';
