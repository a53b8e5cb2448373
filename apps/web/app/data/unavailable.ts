import { ApiError, NetworkError } from '@awaj/api-client';
import { data, isRouteErrorResponse } from 'react-router';

const usualWaitSeconds = 10;

/** How to send a page without the content that the API refused: not cacheable, and to be requested again. */
export interface Unavailable {
  status: 429 | 503;
  headers: { 'Retry-After': string };
}

function statusFor(error: unknown): Unavailable['status'] | null {
  if (error instanceof NetworkError) return 503;
  if (!(error instanceof ApiError)) return null;
  if (error.status === 429) return 429;
  return error.status >= 500 ? 503 : null;
}

/** Null if the error is not from the API. */
export function unavailableFor(error: unknown): Unavailable | null {
  const status = statusFor(error);
  if (status === null) return null;
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : null;
  return { status, headers: { 'Retry-After': String(seconds ?? usualWaitSeconds) } };
}

/** For content that a page needs. The status tells the browser what failed, because it can retry. */
export const orUnavailable = <Data>(loading: Promise<Data>): Promise<Data> =>
  loading.catch((error: unknown) => {
    const withheld = import.meta.env.SSR ? unavailableFor(error) : null;
    throw withheld ? data(null, withheld) : error;
  });

export const isUnavailable = (error: unknown): error is { status: Unavailable['status'] } =>
  isRouteErrorResponse(error) && (error.status === 429 || error.status === 503);
