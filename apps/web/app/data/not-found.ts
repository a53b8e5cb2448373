import { isNotFound } from '@awaj/features/failure';
import { data, isRouteErrorResponse } from 'react-router';
import { orUnavailable } from './unavailable.ts';

const status = 404;

/** For a loader to throw: the address fits a route, but nothing is there. */
export const notFoundResponse = () => data(null, { status });

export const isNotFoundPage = (error: unknown): boolean =>
  isNotFound(error) || (isRouteErrorResponse(error) && error.status === status);

/** For loaders: rethrows the API's 404 as the page's 404. */
export const or404 = <Data>(loading: Promise<Data>): Promise<Data> =>
  orUnavailable(
    loading.catch((error: unknown) => {
      throw isNotFound(error) ? notFoundResponse() : error;
    }),
  );

/** The id in an address; a 404 if it is not a number. */
export function idFromParam(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw notFoundResponse();
  return Number(text);
}
