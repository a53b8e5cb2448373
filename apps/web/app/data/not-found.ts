import { isNotFound } from '@awaj/features/failure';
import { data, isRouteErrorResponse } from 'react-router';
import { orUnavailable } from './unavailable.ts';

const status = 404;

/** For a loader to throw: the address fits a route, but nothing is there. */
export const notFoundResponse = () => data(null, { status });

export const isNotFoundPage = (error: unknown): boolean =>
  isNotFound(error) || (isRouteErrorResponse(error) && error.status === status);

/** What a page is made of, asked for by its loader. */
export const or404 = <Data>(loading: Promise<Data>): Promise<Data> =>
  orUnavailable(
    loading.catch((error: unknown) => {
      throw isNotFound(error) ? notFoundResponse() : error;
    }),
  );

/** The number that an address names; nothing is at an address that names none. */
export function idFromParam(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw notFoundResponse();
  return Number(text);
}
